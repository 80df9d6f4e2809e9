import Camera from 'lucide-react/icons/camera';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { SubPage } from '#contract/entities/project.ts';
import { IconButton } from '../../../components/ui/button.tsx';
import { Dropdown } from '../../../components/ui/dropdown.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/sub-pages.ts';
import { usePathTo } from '../../../paths.ts';

export interface PageMenuProps {
  page: SubPage;
  busy: boolean;
  onRefresh: (page: SubPage) => void;
  onShot: (page: SubPage) => void;
  onIgnore: (page: SubPage) => void;
  onDelete: (page: SubPage) => void;
}

const size = 'size-4 text-ink-faint';

/** Everything one can do with a page of the list. */
export function PageMenu({ page, busy, onRefresh, onShot, onIgnore, onDelete }: PageMenuProps) {
  const texts = useTexts(subPagesTexts);
  const pathTo = usePathTo();
  return (
    <Dropdown
      trigger={
        <IconButton size="sm" label={texts.more(page.path)} state={busy ? 'loading' : 'idle'}>
          <Ellipsis aria-hidden className="size-4" />
        </IconButton>
      }
      entries={[
        {
          kind: 'link',
          label: texts.previews,
          icon: <Eye aria-hidden className={size} />,
          href: `${pathTo('preview')}?${new URLSearchParams({ url: page.url })}`,
        },
        { kind: 'link', label: texts.open, icon: <ExternalLink aria-hidden className={size} />, href: page.url },
        { label: texts.refresh, icon: <RefreshCw aria-hidden className={size} />, onSelect: () => onRefresh(page) },
        { label: texts.screenshot, icon: <Camera aria-hidden className={size} />, onSelect: () => onShot(page) },
        { kind: 'line' },
        { label: texts.ignore, icon: <EyeOff aria-hidden className={size} />, onSelect: () => onIgnore(page) },
        {
          label: texts.delete,
          icon: <Trash2 aria-hidden className="size-4" />,
          tone: 'bad',
          onSelect: () => onDelete(page),
        },
      ]}
    />
  );
}

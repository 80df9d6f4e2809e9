import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { Text } from '#domain/language.ts';
import type { MakeSystemFix } from './system-fix.ts';
import { wordpressFix } from './wordpress.ts';

// Shop systems of German shops: the blocks and variables of their own templates, so that the tag holds for every page.
// Where a system already prints a tag from a field, the advice names the field instead of code.

const codeOf = (edits: readonly TagEdit[], lines: ReadonlyMap<string, string>): string | null => {
  const found = edits.map(({ key }) => lines.get(key));
  return found.every((one) => one !== undefined) ? found.join('\n') : null;
};

/** Blocks of Storefront/Resources/views/storefront/layout/meta.html.twig. */
const shopwareBlock = (name: string, value: string) =>
  `{% block layout_head_meta_tags_${name} %}${value}{% endblock %}`;
const shopwareBlocks = new Map([
  ['og:title', shopwareBlock('title_og', '{{ page.product.translated.name ?? metaTitle }}')],
  ['og:description', shopwareBlock('description_og', '{{ metaDescription }}')],
  ['og:site_name', shopwareBlock('sitename_og', '{{ basicConfig.shopName }}')],
  ['og:url', shopwareBlock('url_og', '{{ page.metaInformation.canonical ?? app.request.uri }}')],
  ['og:image', shopwareBlock('image_og', "{{ page.product.cover.media.url ?? theme_config('sw-logo-desktop') }}")],
  ['twitter:card', shopwareBlock('card_twitter', 'summary_large_image')],
]);

export const shopwareFix: MakeSystemFix = (edits) => {
  const blocks = codeOf(edits, shopwareBlocks);
  return blocks === null
    ? { code: null, where: shopwareFields }
    : {
        code: `{% sw_extends '@Storefront/storefront/layout/meta.html.twig' %}\n\n${blocks}`,
        where: {
          en: 'In your theme, save this as Resources/views/storefront/layout/meta.html.twig. If product pages don’t change, put the block into page/product-detail/meta.html.twig too.',
          de: 'Speichern Sie das in Ihrem Theme als Resources/views/storefront/layout/meta.html.twig. Ändern sich Produktseiten nicht, gehört der Block auch in page/product-detail/meta.html.twig.',
        },
      };
};
const shopwareFields: Text = {
  en: 'In Shopware: open the product or category, then the SEO tab. Meta title and meta description are used for the preview too.',
  de: 'In Shopware: Produkt oder Kategorie öffnen, Reiter „SEO“. Meta-Titel und Meta-Beschreibung gelten auch für die Vorschau.',
};

/** JTL's template prints title, description, address and image; the block takes what is missing. */
const jtlLines = new Map([['twitter:card', '<meta name="twitter:card" content="summary_large_image">']]);

export const jtlFix: MakeSystemFix = (edits) => {
  const lines = codeOf(edits, jtlLines);
  return lines === null
    ? {
        code: null,
        where: {
          en: 'In JTL-Wawi: open the item, then its description for the online shop: title tag and meta description. JTL-Shop prints them, and the first item image, for the preview.',
          de: 'In JTL-Wawi: Artikel öffnen, dann die Beschreibung für den Onlineshop: Titel-Tag und Meta-Description. JTL-Shop gibt sie und das erste Artikelbild für die Vorschau aus.',
        },
      }
    : {
        code: `{extends file="{$parent_template_path}/layout/header.tpl"}\n\n{block name='layout-header-head-meta' append}\n${lines}\n{/block}`,
        where: {
          en: 'In your child template of NOVA, save this as layout/header.tpl.',
          de: 'Speichern Sie das in Ihrem Child-Template von NOVA als layout/header.tpl.',
        },
      };
};

/** Of the block head_meta_open_graph. */
const oxidLines = new Map([
  ['og:title', '<meta property="og:title" content="[{$sPageTitle}]">'],
  ['og:description', '<meta property="og:description" content="[{$oView->getMetaDescription()}]">'],
  ['og:site_name', '<meta property="og:site_name" content="[{$oxcmp_shop->oxshops__oxname->value}]">'],
  ['og:url', '<meta property="og:url" content="[{$oView->getCanonicalUrl()}]">'],
  ['og:image', '<meta property="og:image" content="[{$oView->getActPicture()}]">'],
  ['twitter:card', '<meta name="twitter:card" content="summary_large_image">'],
]);

export const oxidFix: MakeSystemFix = (edits) => {
  const code = codeOf(edits, oxidLines);
  return code === null
    ? {
        code: null,
        where: {
          en: 'In OXID: open the product or category, then the SEO tab: title and description.',
          de: 'In OXID: Artikel oder Kategorie öffnen, Reiter „SEO“: Titel und Beschreibung.',
        },
      }
    : {
        code,
        where: {
          en: `In your theme, put this into the block head_meta_open_graph of tpl/layout/base.tpl. If it has a line for the same tag, replace it. Themes in Twig (OXID 7) have the block in layout/base.html.twig${code.includes('[{') ? ', with {{ … }} instead of [{ … }]' : ''}.`,
          de: `Setzen Sie das in Ihrem Theme in den Block head_meta_open_graph von tpl/layout/base.tpl. Hat er schon eine Zeile für dieses Tag, ersetzen Sie sie. In Twig-Themes (OXID 7) steht er in layout/base.html.twig${code.includes('[{') ? ', mit {{ … }} statt [{ … }]' : ''}.`,
        },
      };
};

const prestashopLines = new Map([
  ['og:title', '<meta property="og:title" content="{$page.meta.title}">'],
  ['og:description', '<meta property="og:description" content="{$page.meta.description}">'],
  ['og:site_name', '<meta property="og:site_name" content="{$shop.name}">'],
  ['og:url', '<meta property="og:url" content="{$urls.current_url}">'],
  [
    'og:image',
    '{if isset($product.default_image.large.url)}<meta property="og:image" content="{$product.default_image.large.url}">{/if}',
  ],
  ['twitter:card', '<meta name="twitter:card" content="summary_large_image">'],
]);

export const prestashopFix: MakeSystemFix = (edits) => {
  const code = codeOf(edits, prestashopLines);
  return code === null
    ? {
        code: null,
        where: {
          en: 'In PrestaShop: open the product or category, then SEO: meta title and meta description.',
          de: 'In PrestaShop: Artikel oder Kategorie öffnen, dann „SEO“: Meta-Titel und Meta-Beschreibung.',
        },
      }
    : {
        code,
        where: {
          en: 'In your (child) theme, put this into templates/_partials/head.tpl, below the block head_seo.',
          de: 'Setzen Sie das in Ihrem (Child-)Theme in die Datei _partials/head.tpl, unter den Block head_seo.',
        },
      };
};

const wooLines = new Map([
  ['og:title', ['og:title', '$product->get_name()']],
  ['og:description', ['og:description', 'wp_strip_all_tags($product->get_short_description())']],
  ['og:url', ['og:url', 'get_permalink()']],
  ['og:site_name', ['og:site_name', "get_bloginfo('name')"]],
  ['og:image', ['og:image', "wp_get_attachment_image_url($product->get_image_id(), 'full')"]],
]);

/** Only where no SEO plugin writes the tags: then its fields are the place (wordpress.ts). */
export const woocommerceFix: MakeSystemFix = (edits, system) => {
  const found = edits.map(({ key }) => wooLines.get(key));
  if (!found.every((one) => one !== undefined)) return wordpressFix(edits, system);
  const lines = found.map(
    ([key, value]) => `    printf('<meta property="${key}" content="%s">' . "\\n", esc_attr(${value}));`,
  );
  return {
    code: `add_action('wp_head', function () {\n    if (!is_product()) return;\n    $product = wc_get_product(get_the_ID());\n${lines.join('\n')}\n});`,
    where: {
      en: 'An SEO plugin is easier. Without one, put this into functions.php of your child theme, for product pages.',
      de: 'Einfacher geht es mit einem SEO-Plugin. Ohne eines gehört das in die functions.php Ihres Child-Themes. Es gilt für Produktseiten.',
    },
  };
};

/**
 * It has fields for two tags; what platforms read beyond them stands in the theme. Its templates are not public, so
 * there is no code that we could vouch for.
 */
export const gambioFix: MakeSystemFix = (edits) => ({
  code: null,
  where: edits.every(({ key }) => key === 'title' || key === 'description')
    ? {
        en: 'In Gambio: edit the product or category and fill in meta title and meta description.',
        de: 'In Gambio: Artikel oder Kategorie bearbeiten und Meta-Title und Meta-Description ausfüllen.',
      }
    : {
        en: 'Gambio has no field for this tag. It goes into the <head> of your theme.',
        de: 'Gambio hat für dieses Tag kein Feld. Es gehört in den <head> Ihres Themes.',
      },
});

import { Form } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { api, uploadProfilePicture } from '#web/browser-client.ts';
import { ImageUpload } from '#web/components/actions/image-upload.tsx';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CircleUser } from '#web/components/ui/icons.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { accountTexts } from '#web/i18n/app/account.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AccountActionData } from './answer-account.server.ts';

export function ProfileForm({ user, answer }: { user: User; answer: AccountActionData | undefined }) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const own = answer?.intent === 'profile' ? answer : undefined;
  const isSaved = own?.refusal === null;
  const sending = useSubmitting('profile');
  return (
    <Part title={texts.profile} text={texts.profileText}>
      {!user.acting && (
        <div className="mb-7">
          <ProfilePicture user={user} />
        </div>
      )}
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="profile" />
        <FormAlert refusal={own?.refusal} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstname"
            autoComplete="given-name"
            label={common.firstname}
            defaultValue={user.firstname ?? ''}
            errors={own?.refusal?.errors.firstname}
          />
          <TextField
            name="lastname"
            autoComplete="family-name"
            label={common.lastname}
            defaultValue={user.lastname ?? ''}
            errors={own?.refusal?.errors.lastname}
          />
        </div>
        <RadioGroup
          name="language"
          legend={texts.language}
          defaultValue={user.language}
          options={[
            { value: 'en', label: common.english },
            { value: 'de', label: common.german },
          ]}
        />
        <div>
          <Button type="submit" state={sending} loadingText={common.saving}>
            {common.save}
          </Button>
          {isSaved && sending === 'idle' && (
            <span role="status" className="ml-4 text-good text-sm">
              {common.saved}
            </span>
          )}
        </div>
      </Form>
    </Part>
  );
}

function ProfilePicture({ user: { profilePictureUrl: url } }: { user: User }) {
  const texts = useTexts(accountTexts);
  const restore = (undoCode: string) => api.restoreProfilePicture({ body: { undoCode } }).then(() => null);
  return (
    <ImageUpload
      texts={{
        label: texts.picture,
        hint: texts.pictureHint,
        choose: texts.choosePicture,
        replace: texts.replacePicture,
        remove: texts.removePicture,
        uploading: texts.pictureUploading,
        tooLarge: texts.pictureTooLarge,
      }}
      isThere={url !== null}
      picture={
        url ? (
          <img
            src={url}
            alt=""
            width={64}
            height={64}
            className="size-16 rounded-full border border-line object-cover"
          />
        ) : (
          <CircleUser aria-hidden strokeWidth={1} className="size-16 text-ink-faint" />
        )
      }
      upload={(file) => uploadProfilePicture(file).then(() => texts.pictureSaved)}
      remove={async (attempt) => {
        const { undoCode } = await api.removeProfilePicture();
        const undo = undoCode ? { label: texts.pictureUndo, run: () => void attempt(() => restore(undoCode)) } : null;
        return { title: texts.pictureRemoved, ...(undo && { action: undo }) };
      }}
    />
  );
}

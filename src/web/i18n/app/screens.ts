import { adminScreenNames } from './screens/admin-names.ts';
import { projectScreenTexts } from './screens/project.ts';
import { personScreenTexts, settingsScreenTexts } from './screens/settings.ts';

/** Every screen of the app by its name in `web/screens.ts`. */
export const appScreenTexts = {
  ...projectScreenTexts,
  ...settingsScreenTexts,
  ...personScreenTexts,
  ...adminScreenNames,
};
/** Those that say what will appear while they are empty; the super admin's have their texts apart. */
export type EmptyScreenName = Exclude<keyof typeof appScreenTexts, keyof typeof adminScreenNames>;

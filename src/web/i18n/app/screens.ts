import { adminScreenTexts } from './screens/admin.ts';
import { personScreenTexts } from './screens/person.ts';
import { projectScreenTexts } from './screens/project.ts';
import { settingsScreenTexts } from './screens/settings.ts';

/** Every screen of the app by its name in `web/screens.ts`. */
export const appScreenTexts = {
  ...projectScreenTexts,
  ...settingsScreenTexts,
  ...personScreenTexts,
  ...adminScreenTexts,
};
export type AppScreenName = keyof typeof appScreenTexts;

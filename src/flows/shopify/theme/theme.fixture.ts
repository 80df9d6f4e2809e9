import { eq } from 'drizzle-orm';
import { createShopTest } from '#flows/shopify/pages/shop.fixture.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { upsertCollaborator } from '#io/db/queries/projects/collaborators.ts';
import { changeShop } from '#io/db/queries/shopify/shops.ts';
import { shopifyThemeChanges } from '#io/db/schema/index.ts';
import { type Theme, themeFile } from '../../../../stand-ins/shopify/themes/theme.ts';
import { copyTheme } from './copy-theme.ts';
import { startThemeCopy } from './decide-theme.ts';
import { lookAtTheme } from './look-at-theme.ts';

const scopes = ['read_products', 'read_content', 'read_themes', 'write_themes'];

/** A shop whose themes the app may write, and its owner. */
export async function createThemeTest() {
  const made = await createShopTest({ scopes });
  const { api, io, shop, project } = made;
  const person = await api.addPerson('owner@halm.example');
  await upsertCollaborator(io.db, project.id, person.id, 'admin');
  const user = await findUserById(io.db, person.id);
  if (!user) throw new Error('no owner');
  const requested = { projectId: project.id, user };
  const signal = new AbortController().signal;

  const look = () => lookAtTheme(io, shop.domain, signal);
  const changes = () => io.db.select().from(shopifyThemeChanges).orderBy(shopifyThemeChanges.id);
  const changeOf = async (id: number) => {
    const [row] = await io.db.select().from(shopifyThemeChanges).where(eq(shopifyThemeChanges.id, id));
    if (!row) throw new Error('no change');
    return row;
  };
  /** Starts a copy as the button does; the test runs the job. */
  const begin = async () => {
    // As the webhook about scopes does.
    await changeShop(io.db, (await made.row()).id, { scopes: [...(shop.installation?.scopes ?? [])] });
    await look();
    await startThemeCopy(io, requested);
    const change = (await changes()).at(-1);
    if (!change) throw new Error('no change');
    return change;
  };
  const copy = async () => {
    const { id } = await begin();
    await copyTheme(io, id, signal);
    return changeOf(id);
  };
  const filesOf = (theme: Theme) => new Map([...theme.files].map(([name, { bytes }]) => [name, bytes.toString()]));
  /** As the merchant does in the code editor. */
  const edit = (theme: Theme, name: string, text: string | Buffer) => {
    made.standIn.clock.advance(1_000);
    theme.files.set(name, themeFile(name, text, shop.now()));
  };
  return { ...made, person, user, requested, signal, look, changes, changeOf, begin, copy, filesOf, edit };
}

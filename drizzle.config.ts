import { defineConfig } from 'drizzle-kit';

// `drizzle-kit generate --name what-changed` writes the SQL; the server applies it at its start. How migrations change:
// docs/decisions/057-one-migration.md.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/io/db/schema/index.ts',
  out: './src/io/db/migrations',
});

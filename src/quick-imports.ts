import { type ResolveFnOutput, registerHooks } from 'node:module';

// Answers most imports of a start without asking the file system again. Node parses the whole `exports` of a package for
// every import of it and for every file in it (getPackageScopeConfig): with Drizzle's 180 kB of them that was a quarter
// of each start.

const root = new URL('..', import.meta.url).href;
const source = new URL('src/', root).href;
/** All of their .js files are modules, those that `import` reaches. */
const modules = ['drizzle-orm', 'zod', 'hono'].map((name) => new URL(`node_modules/${name}/`, root).href);
/** By name: for us a package is the same from every file. */
const packages = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isOurs = parentURL.startsWith(source);
    if (isOurs && specifier.endsWith('.ts')) {
      const url = specifier.startsWith('#') ? source + specifier.slice(1) : new URL(specifier, parentURL).href;
      return { url, format: 'module-typescript', shortCircuit: true };
    }
    if (specifier.startsWith('.')) {
      const isModule = specifier.endsWith('.js') && modules.some((folder) => parentURL.startsWith(folder));
      if (!isModule) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!isOurs) return next(specifier, context);
    const known = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    packages.set(specifier, known);
    return known;
  },
});

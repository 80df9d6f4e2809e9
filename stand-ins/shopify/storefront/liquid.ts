// Liquid as a Shopify theme has it: liquidjs with Shopify's tags and filters. https://shopify.dev/docs/api/liquid
import {
  type Context,
  type Emitter,
  Liquid,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
  Value,
} from 'liquidjs';
import type { Theme } from '../themes/theme.ts';
import { addFilters } from './filters.ts';
import type { SectionRenderer } from './sections.ts';

/** What the tags and filters of one page need beside its variables. */
export interface PageFacts {
  renderSection: SectionRenderer['section'];
  renderGroup: SectionRenderer['group'];
  /** `//localhost:1234`, for asset_url and image_url. */
  cdn: string;
  theme: Theme | null;
  currencyCode: string;
  locale: string;
}

/** Snippets have variables of their own, but the same globals. */
export const factsOf = (context: Context) => (context.globals as { facts?: PageFacts }).facts;

/** Reads until `{% endNAME %}` and keeps nothing: what it holds is not printed. */
function silentTag(engine: Liquid, name: string) {
  engine.registerTag(
    name,
    class extends Tag {
      constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
        super(token, rest, liquid);
        while (rest.length > 0) {
          const next = rest.shift() as TopLevelToken & { name?: string };
          if (next.name === `end${name}`) return;
        }
        throw new Error(`tag {% ${name} %} not closed`);
      }
      override render() {
        return '';
      }
    },
  );
}

/** `{% name … %}…{% endname %}` with something before and after its content. */
function blockTag(engine: Liquid, name: string, around: (args: string) => [string, string]) {
  engine.registerTag(
    name,
    class extends Tag {
      args: string;
      templates: Template[] = [];
      constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
        super(token, rest, liquid);
        this.args = token.args;
        const stream = liquid.parser
          .parseStream(rest)
          .on(`tag:end${name}`, () => stream.stop())
          .on('template', (template: Template) => this.templates.push(template))
          .on('end', () => {
            throw new Error(`tag ${token.getText()} not closed`);
          });
        stream.start();
      }
      override *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
        const [before, after] = around(this.args);
        emitter.write(before);
        yield this.liquid.renderer.renderTemplates(this.templates, context, emitter);
        emitter.write(after);
      }
    },
  );
}

/** `{% section 'header' %}`. */
function nameTag(engine: Liquid, name: string, print: (value: string, context: Context) => Promise<string> | string) {
  engine.registerTag(
    name,
    class extends Tag {
      value: Value;
      constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
        super(token, rest, liquid);
        this.value = new Value(token.args.split(',')[0] ?? '', liquid);
      }
      override *render(context: Context): Generator<unknown, string, unknown> {
        const value = String((yield this.value.value(context)) ?? '');
        return (yield print(value, context)) as string;
      }
    },
  );
}

const formTargets = new Map([
  ['storefront_password', '/password'],
  ['product', '/cart/add'],
  ['contact', '/contact'],
  ['customer_login', '/account/login'],
]);

function addTags(engine: Liquid) {
  for (const name of ['schema', 'javascript', 'stylesheet', 'doc']) silentTag(engine, name);
  blockTag(engine, 'style', () => ['<style data-shopify>', '</style>']);
  blockTag(engine, 'form', (args) => {
    const kind = /['"]([\w-]+)['"]/.exec(args)?.[1] ?? '';
    return [
      `<form method="post" action="${formTargets.get(kind) ?? '/'}"><input type="hidden" name="form_type" value="${kind}"><input type="hidden" name="utf8" value="✓">`,
      '</form>',
    ];
  });
  blockTag(engine, 'paginate', () => ['', '']);
  nameTag(engine, 'section', (name, context) => factsOf(context)?.renderSection(name) ?? '');
  nameTag(engine, 'sections', (name, context) => factsOf(context)?.renderGroup(name) ?? '');
  // `{% layout none %}` chooses the layout, which the page reads from the template itself.
  nameTag(engine, 'layout', () => '');
  // Blocks of a theme: printed by the section that has them.
  nameTag(engine, 'content_for', () => '');
}

/** Files of a theme for `render` and `include`: snippets by their name. */
function themeFs(theme: Theme | null) {
  const read = (file: string) => {
    const found = theme?.files.get(file);
    if (!found) throw new Error(`Could not find asset ${file}`);
    return found.bytes.toString();
  };
  const exists = (file: string) => theme?.files.has(file) ?? false;
  return {
    resolve: (_folder: string, file: string) => `snippets/${file.replace(/\.liquid$/, '')}.liquid`,
    readFileSync: read,
    readFile: async (file: string) => read(file),
    existsSync: exists,
    exists: async (file: string) => exists(file),
    contains: async () => true,
    containsSync: () => true,
    sep: '/',
  };
}

export function engineOf(theme: Theme | null): Liquid {
  const engine = new Liquid({ fs: themeFs(theme), root: ['snippets'], relativeReference: false, jsTruthy: false });
  addTags(engine);
  addFilters(engine);
  return engine;
}

let parser: Liquid | null = null;
/** For checking syntax only. */
export function themeEngine(): Liquid {
  parser ??= engineOf(null);
  return parser;
}

// Rows for schema.db.test.ts as plain SQL: what the database itself accepts and rejects, independent of the code.

const SUB_PAGE =
  "insert into sub_pages (project_id, url, path, route_id) values (1, 'https://lamps.example/a', '/a', 1)";
const OG_IMAGE = `insert into og_images (project_id, type, sub_page_id, version, storage_key, content_type, width, height, bytes)
  values (1, 1, 1, 'v1', 'k', 'image/jpeg', 1200, 630, 1)`;
const subscription = (state: string, trialEnd = 'null') =>
  `insert into subscriptions (project_id, user_id, plan_id, state, trial_ends_at) values (1, 1, 'p', '${state}', ${trialEnd})`;

/** A row in every table that belongs to a project, and what they need. */
export const goodRows: string[] = [
  "insert into users (email) values ('a@lamps.example')",
  "insert into projects (slug, \"full\", created_by) values ('lamps', 'https://www.Lamps.example/', 1), ('vases', 'http://vases.example/de', null)",
  'update users set last_active_project_id = 1',
  "insert into user_to_project (user_id, project_id, role) values (1, 1, 'admin')",
  "insert into achievements (user_id, key, value) values (1, 'onboarding', 'step1')",
  "insert into invitations (project_id, email, role, code_hash, expires_at) values (1, 'b@lamps.example', 'user', 'h', now())",
  `insert into job_progress (name, project_id, text) values ('read-site', 1, '{"en":"","de":""}')`,
  "insert into routes (project_id, path, is_fallback) values (1, '/products/*', false), (1, '*', true), (2, '*', true)",
  SUB_PAGE,
  'update routes set sample_sub_page_id = 1 where id = 1',
  "insert into base_route_templates (name, html) values ('plain', '')",
  "insert into route_templates (project_id, route_id, sub_page_id, base_route_template_id, name) values (1, 1, 1, 1, 'plain')",
  'update sub_pages set route_template_id = 1',
  "insert into template_drafts (project_id, session_id, url) values (1, 'tab', 'https://lamps.example/a')",
  "insert into assets (project_id, name, type, value) values (1, 'brand', 'color', '#123456')",
  OG_IMAGE,
  "insert into crawls (project_id, source, bot, is_bot, state, status, milliseconds, sub_page_id) values (1, 'Slack', 'Slack', true, 0, 200, 7, 99)",
  'insert into audits (project_id) values (1)',
  "insert into audit_sub_pages (audit_id, project_id, sub_page_id, url) values (1, 1, 1, 'https://lamps.example/a')",
  'insert into site_crawls (project_id) values (1)',
  "insert into site_crawl_pages (site_crawl_id, project_id, url) values (1, 1, 'https://lamps.example/a')",
  "insert into plans values ('p', 'starter', 'S', 100, 900, 9000, 3, 5, 3, 24, 1000)",
  subscription('active'),
  subscription('wish'),
  subscription('ended'),
  subscription('ended'),
  "insert into credit_bundles values ('credits-100', 100, 500)",
  "insert into credit_orders (project_id, user_id, credit_bundle_id) values (1, 1, 'credits-100')",
  "insert into credits (project_id, change, reason, credit_order_id) values (1, 100, 'bundle', 1)",
  "insert into credits (project_id, change, reason, og_image_id) values (1, -1, 'image', 1)",
  'insert into credit_balances (project_id, balance) values (1, 99)',
  "insert into checker_requests (email, website, project_id, client_hash) values ('a@lamps.example', 'https://lamps.example', 1, 'c')",
  "insert into next_steps (email, project_id, next_step) values ('a@lamps.example', 1, 'call-me')",
  "insert into poll_answers (uuid, variant, mobile, \"order\") values ('11111111-1111-4111-8111-111111111111', 'a', true, '[]')",
  "insert into api_tokens (user_id, name, hint, token_hash, project_id) values (1, 'ci', 'lbk_', 'h', 1)",
  "insert into rate_limits (bucket, key) values ('login', 'x')",
  "insert into incidents (project_id, cause_key, cause, state, last_page_at) values (1, 'c', '{}', 'open', now())",
  "insert into alert_channels (project_id, kind, name, address, language) values (1, 'slack', 'shop', 'sealed', 'en')",
  'insert into alert_preferences (project_id, user_id, incidents, digest, quiet_from, quiet_to) values (1, 1, true, true, 22, 7)',
  "insert into alerts (project_id, incident_id, event, user_id, send_after) values (1, 1, 'opened', 1, now())",
  "insert into alerts (project_id, incident_id, event, channel_id, send_after) values (1, 1, 'opened', 1, now())",
  `insert into webhook_endpoints (project_id, url, events, secret) values (1, 'https://lamps.example/hook', '["image.drawn"]', 'sealed')`,
  "insert into webhook_deliveries (project_id, endpoint_id, event_id, event, body) values (1, 1, gen_random_uuid(), 'image.drawn', '{}')",
];

const CHECK = '23514';
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const NOT_NULL = '23502';
const GENERATED = '428C9';

/** Description, PostgreSQL error code, statement. Each breaks only one rule. */
export const badRows: [what: string, code: string, statement: string][] = [
  ['a mail address in capitals', CHECK, "insert into users (email) values ('B@lamps.example')"],
  ['the same mail address twice', UNIQUE, "insert into users (email) values ('a@lamps.example')"],
  ['an unknown kind of channel', CHECK, "update alert_channels set kind = 'fax'"],
  ['half of quiet hours', CHECK, 'update alert_preferences set quiet_to = null'],
  ['an hour that no day has', CHECK, 'update alert_preferences set quiet_to = 24'],
  ['an alert to nobody', CHECK, 'update alerts set user_id = null where user_id = 1'],
  [
    'an alert twice',
    UNIQUE,
    "insert into alerts (project_id, incident_id, event, user_id, send_after) values (1, 1, 'opened', 1, now())",
  ],
  ['an unknown role', CHECK, "update users set role = 'root'"],
  ['an unknown status', CHECK, "update users set status = 'gone'"],
  ['an unknown scope of a token', CHECK, "update api_tokens set scope = 'all'"],
  ['an unknown language', CHECK, "update users set language = 'fr'"],
  ['an id chosen by the caller', GENERATED, "insert into users (id, email) values (7, 'c@lamps.example')"],
  ['a collaborator twice', UNIQUE, "insert into user_to_project (user_id, project_id, role) values (1, 1, 'user')"],
  ['a super admin of a project', CHECK, "update user_to_project set role = 'superadmin'"],
  [
    'a collaborator of no project',
    FOREIGN_KEY,
    "insert into user_to_project (user_id, project_id, role) values (1, 9, 'user')",
  ],
  ['an achievement twice', UNIQUE, "insert into achievements (user_id, key, value) values (1, 'onboarding', 'x')"],
  ['a session of nobody', FOREIGN_KEY, "insert into sessions (token_hash, user_id, expires_at) values ('t', 9, now())"],
  ['a session without end', NOT_NULL, "insert into sessions (token_hash, user_id) values ('t', 1)"],
  [
    'a second open invitation',
    UNIQUE,
    "insert into invitations (project_id, email, role, code_hash, expires_at) values (1, 'b@lamps.example', 'user', 'i', now())",
  ],
  ['an invitation that ended without an outcome', CHECK, 'update invitations set ended_at = now()'],
  ['progress over 100', CHECK, 'update job_progress set percent = 101'],
  ['a slug with a slash', CHECK, "update projects set slug = 'a/b' where id = 1"],
  ['a slug twice', UNIQUE, "update projects set slug = 'lamps' where id = 2"],
  ['an unknown page type', CHECK, "update projects set page_type = 'wix'"],
  ['a project address of its own', GENERATED, "update projects set address = 'x'"],
  ['a route path twice', UNIQUE, "insert into routes (project_id, path) values (1, '/products/*')"],
  ['a second fallback route', UNIQUE, "insert into routes (project_id, path, is_fallback) values (1, '/else', true)"],
  ['a page twice', UNIQUE, SUB_PAGE],
  ['an unknown page status', CHECK, 'update sub_pages set status = 5'],
  ['an unknown data status', CHECK, 'update sub_pages set data_status = 3'],
  ['an unknown template state', CHECK, "update route_templates set state = 'dead'"],
  ['an unknown template type', CHECK, "update route_templates set type = 'pdf'"],
  [
    'a draft of one tab twice',
    UNIQUE,
    "insert into template_drafts (project_id, session_id, url) values (1, 'tab', 'https://lamps.example/b')",
  ],
  [
    'an asset name twice',
    UNIQUE,
    "insert into assets (project_id, name, type, value) values (1, 'brand', 'font', 'Oswald')",
  ],
  ['an unknown asset type', CHECK, "update assets set type = 'sound'"],
  ['a file without its content type', CHECK, "update assets set file_key = 'k'"],
  ['one version of a picture twice', UNIQUE, OG_IMAGE],
  ['an unknown image type', CHECK, 'update og_images set type = 3'],
  ['an unknown request source', CHECK, "update crawls set source = 'Fax'"],
  ['an unknown crawl state', CHECK, 'update crawls set state = 3'],
  ['an unknown audit status', CHECK, "update audits set status = 'failed'"],
  ['a score over 100', CHECK, 'update audits set score = 101'],
  [
    'a page audited twice',
    UNIQUE,
    "insert into audit_sub_pages (audit_id, project_id, url) values (1, 1, 'https://lamps.example/a')",
  ],
  ['an unknown audit page status', CHECK, 'update audit_sub_pages set status = 2'],
  [
    'a page walked twice',
    UNIQUE,
    "insert into site_crawl_pages (site_crawl_id, project_id, url) values (1, 1, 'https://lamps.example/a')",
  ],
  ['a trial beside a plan', UNIQUE, subscription('trial', 'now()')],
  ['a second wish', UNIQUE, subscription('wish')],
  ['a trial without end', CHECK, "update subscriptions set state = 'trial' where state = 'active'"],
  ['a plan that is not there', FOREIGN_KEY, "update subscriptions set plan_id = 'q'"],
  ['a plan taken from under its subscribers', FOREIGN_KEY, "delete from plans where id = 'p'"],
  ['a balance below zero', CHECK, 'update credit_balances set balance = balance - 100'],
  [
    'an image paid twice',
    UNIQUE,
    "insert into credits (project_id, change, reason, og_image_id) values (1, -1, 'image', 1)",
  ],
  [
    'an order booked twice',
    UNIQUE,
    "insert into credits (project_id, change, reason, credit_order_id) values (1, 100, 'bundle', 1)",
  ],
  ['an image that brings credits', CHECK, "insert into credits (project_id, change, reason) values (1, 1, 'image')"],
  ['a change of nothing', CHECK, "insert into credits (project_id, change, reason) values (1, 0, 'correction')"],
  ['an unknown reason of a check', CHECK, "update checker_requests set reason = 'bored'"],
  [
    'a poll answer twice',
    UNIQUE,
    "insert into poll_answers (uuid, variant, mobile, \"order\") values ('11111111-1111-4111-8111-111111111111', 'b', true, '[]')",
  ],
  ['a second count of one key', UNIQUE, "insert into rate_limits (bucket, key) values ('login', 'x')"],
];

-- All tables, made at the first start. drizzle-kit wrote them from src/io/db/schema, where each is described; the order
-- is that of the schema's files. Written by hand, because the schema cannot say it: the months of `crawls` and
-- `page_snapshots`, columns included in an index, storage parameters, the index for searches, and the trigger of
-- `projects`. Rows come from src/io/db/seeds. How this file may change: docs/decisions/057-one-migration.md.


-- ========== Accounts and who belongs to a project (schema/accounts.ts) ==========

create table users (
  id integer generated always as identity primary key,
  email text not null,
  password_hash text,
  firstname text,
  lastname text,
  role text not null default 'user',
  status text not null default 'inactive',
  platform text not null default 'linkbild',
  profile_picture_url text,
  language text not null default 'en',
  time_zone text,
  last_active_project_id integer,
  google_subject text,
  suspended_at timestamptz(3),
  suspension_reason text,
  status_before_suspension text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint users_email_unique unique (email),
  constraint users_google_subject_unique unique (google_subject),
  constraint users_email_lower_case_check check (email = lower(email)),
  constraint users_role_check check (role in ('guest', 'user', 'admin', 'superadmin')),
  constraint users_status_check check (status in ('inactive', 'active', 'pending', 'suspended', 'first_login')),
  constraint users_status_before_suspension_check check (status_before_suspension in ('inactive', 'active', 'pending',
    'suspended', 'first_login')),
  constraint users_platform_check check (platform in ('linkbild', 'google', 'shopify')),
  constraint users_language_check check (language in ('en', 'de'))
);
create index users_last_active_project_id_index on users (last_active_project_id);

create table sessions (
  id integer generated always as identity primary key,
  token_hash text not null,
  user_id integer not null,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  authenticated_at timestamptz(3) not null default now(),
  has_second_factor boolean not null default false,
  method text,
  browser text,
  system text,
  client_hash text,
  acting_user_id integer,
  acting_until timestamptz(3),
  acting_reason text,
  constraint sessions_token_hash_unique unique (token_hash),
  constraint sessions_method_check check (method in ('password', 'link', 'google', 'passkey', 'registration')),
  constraint sessions_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade,
  constraint sessions_acting_user_id_users_id_fk foreign key (acting_user_id) references users (id) on delete set null
);
create index sessions_user_id_index on sessions (user_id);
create index sessions_acting_user_id_index on sessions (acting_user_id) where acting_user_id is not null;
create index sessions_expires_at_index on sessions (expires_at);

create table api_tokens (
  id integer generated always as identity primary key,
  user_id integer not null,
  name text not null,
  hint text not null,
  token_hash text not null,
  scope text not null default 'write',
  areas text[] not null default '{"account","projects","pages","images","audits","monitoring","billing"}',
  project_id integer,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  constraint api_tokens_token_hash_unique unique (token_hash),
  constraint api_tokens_scope_check check (scope in ('read', 'write')),
  constraint api_tokens_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index api_tokens_user_id_index on api_tokens (user_id);
create index api_tokens_project_id_index on api_tokens (project_id);

create table email_changes (
  id integer generated always as identity primary key,
  user_id integer not null,
  email text not null,
  code_hash text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  constraint email_changes_code_hash_unique unique (code_hash),
  constraint email_changes_user_id_unique unique (user_id),
  constraint email_changes_email_lower_case_check check (email = lower(email)),
  constraint email_changes_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index email_changes_expires_at_index on email_changes (expires_at);

create table achievements (
  user_id integer not null,
  key text not null,
  value text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint achievements_user_id_key_pk primary key (user_id, key),
  constraint achievements_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);

create table user_visits (
  user_id integer not null,
  day date not null,
  browser text not null,
  system text not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  constraint user_visits_user_id_day_browser_system_pk primary key (user_id, day, browser, system),
  constraint user_visits_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index user_visits_day_index on user_visits (day);

create table export_leases (
  user_id integer primary key,
  until timestamptz(3) not null,
  constraint export_leases_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);


-- ========== Logins (schema/logins.ts) ==========

create table known_devices (
  user_id integer not null,
  token_hash text not null,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  constraint known_devices_user_id_token_hash_pk primary key (user_id, token_hash),
  constraint known_devices_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index known_devices_token_hash_index on known_devices (token_hash);
create index known_devices_last_seen_at_index on known_devices (last_seen_at);

create table oauth_states (
  state_hash text primary key,
  code_verifier text not null,
  next text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index oauth_states_expires_at_index on oauth_states (expires_at);

create table confirmations (
  id integer generated always as identity primary key,
  email text not null,
  code_hash text,
  password_hash text not null,
  firstname text,
  lastname text,
  language text not null,
  browser_hash text,
  created_at timestamptz(3) not null default now(),
  handled_at timestamptz(3),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint confirmations_code_hash_unique unique (code_hash),
  constraint confirmations_email_lower_case_check check (email = lower(email)),
  constraint confirmations_language_check check (language in ('en', 'de'))
);
create index confirmations_email_index on confirmations (email);
create index confirmations_expires_at_index on confirmations (expires_at);

create table login_confirmations (
  session_id integer primary key,
  code_hash text not null,
  attempts smallint not null default 0,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  constraint login_confirmations_session_id_sessions_id_fk
    foreign key (session_id) references sessions (id) on delete cascade
);

create table magic_links (
  id integer generated always as identity primary key,
  email text not null,
  code_hash text not null,
  short_code_hash text,
  attempts smallint not null default 0,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint magic_links_email_lower_case_check check (email = lower(email)),
  constraint magic_links_attempts_check check (attempts >= 0)
);
create index magic_links_email_index on magic_links (email, id);
create index magic_links_code_hash_index on magic_links (code_hash);
create index magic_links_expires_at_index on magic_links (expires_at);

create table pending_logins (
  token_hash text primary key,
  user_id integer not null,
  method text not null,
  attempts smallint not null default 0,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  constraint pending_logins_method_check check (method in ('password', 'link', 'google', 'passkey', 'registration')),
  constraint pending_logins_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index pending_logins_user_id_index on pending_logins (user_id);
create index pending_logins_expires_at_index on pending_logins (expires_at);

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  is_backed_up boolean not null default false,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  constraint passkeys_credential_id_unique unique (credential_id),
  constraint passkeys_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index passkeys_user_id_index on passkeys (user_id);

create table passkey_challenges (
  browser_hash text primary key,
  challenge text not null,
  purpose text not null,
  user_id integer,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  constraint passkey_challenges_purpose_check check (purpose in ('add', 'login', 'second-step', 'confirm')),
  constraint passkey_challenges_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index passkey_challenges_user_id_index on passkey_challenges (user_id);
create index passkey_challenges_expires_at_index on passkey_challenges (expires_at);

create table authenticator_apps (
  user_id integer primary key,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  constraint authenticator_apps_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);

create table recovery_codes (
  id integer generated always as identity primary key,
  user_id integer not null,
  code_hash text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  constraint recovery_codes_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index recovery_codes_user_id_index on recovery_codes (user_id);


-- ========== Projects (schema/projects.ts) ==========

create table projects (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  slug text not null,
  "full" text not null,
  address text generated always as (regexp_replace(lower("full"), '^https?://(www\.)?|/+$', '', 'g')) stored not null,
  title text,
  description text,
  logo_url text,
  demo_url text,
  notes text,
  page_type text not null default 'custom',
  state text not null default 'created',
  primary_color text,
  shopify_url text,
  base_route_template_data_params jsonb not null default '{}'::jsonb,
  base_templates jsonb not null default '[]'::jsonb,
  locales jsonb not null default '{}'::jsonb,
  fonts jsonb not null default '[]'::jsonb,
  fallback_image_key text,
  sub_pages_found integer,
  sub_pages_fetched_at timestamptz(3),
  problems jsonb not null default '[]'::jsonb,
  over_limit_at timestamptz(3),
  verified_at timestamptz(3),
  report_visibility text not null default 'link',
  report_key text not null default left(replace(gen_random_uuid()::text, '-', ''), 24),
  report_opens_without_key boolean not null default false,
  agency_look jsonb,
  owner_id integer,
  plan_place integer,
  offered_to integer,
  offered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint projects_uuid_unique unique (uuid),
  constraint projects_slug_unique unique (slug),
  constraint projects_page_type_check check (page_type in ('shopify', 'drupal', 'wordpress', 'magento', 'typo3',
    'custom')),
  constraint projects_state_check check (state in ('created', 'active', 'inactive')),
  constraint projects_report_visibility_check check (report_visibility in ('link', 'public', 'off')),
  constraint projects_slug_form_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint projects_owner_id_users_id_fk foreign key (owner_id) references users (id) on delete set null,
  constraint projects_offered_to_users_id_fk foreign key (offered_to) references users (id) on delete set null
);
create index projects_address_index on projects using hash (address);
create index projects_owner_id_index on projects (owner_id);
create index projects_offered_to_index on projects (offered_to) where offered_to is not null;
create index projects_sub_pages_fetched_at_index on projects (sub_pages_fetched_at);

create table user_to_project (
  id integer generated always as identity primary key,
  user_id integer not null,
  project_id integer not null,
  role text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint user_to_project_pair_unique unique (project_id, user_id),
  constraint user_to_project_role_check check (role in ('user', 'admin')),
  constraint user_to_project_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade,
  constraint user_to_project_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);
create index user_to_project_user_id_index on user_to_project (user_id);

create table invitations (
  id integer generated always as identity primary key,
  collaborator_id integer not null default nextval('user_to_project_id_seq'),
  project_id integer not null,
  email text not null,
  role text not null,
  firstname text,
  lastname text,
  code_hash text not null,
  invited_by integer,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  outcome text,
  constraint invitations_collaborator_id_unique unique (collaborator_id),
  constraint invitations_code_hash_unique unique (code_hash),
  constraint invitations_email_lower_case_check check (email = lower(email)),
  constraint invitations_role_check check (role in ('user', 'admin')),
  constraint invitations_outcome_check check (outcome in ('accepted', 'declined', 'withdrawn')),
  constraint invitations_ended_check check ((ended_at is null) = (outcome is null)),
  constraint invitations_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade,
  constraint invitations_invited_by_users_id_fk foreign key (invited_by) references users (id) on delete set null
);
create unique index invitations_open_unique on invitations (project_id, email) where ended_at is null;
create index invitations_project_id_index on invitations (project_id);
create index invitations_email_index on invitations (email);
create index invitations_invited_by_index on invitations (invited_by);

create table activity_log (
  id integer generated always as identity primary key,
  created_at timestamptz(3) not null default now(),
  action text not null,
  actor_id integer,
  acting_admin_id integer,
  project_id integer,
  project_slug text,
  subject text,
  client_hash text,
  detail jsonb not null default '{}'::jsonb,
  constraint activity_log_action_check check (action in ('login', 'login-failed', 'logout-everywhere', 'session-ended', 'password-changed', 'email-changed',
    'email-confirmed', 'factor-added', 'factor-removed', 'token-created', 'token-revoked', 'person-invited',
    'invitation-accepted', 'invitation-declined', 'invitation-withdrawn', 'role-changed', 'person-removed',
    'person-left', 'project-created', 'website-offered', 'website-handed-over', 'project-claimed', 'theme-published', 'theme-restored', 'live-switched',
    'site-connected', 'site-disconnected', 'plan-bought', 'plan-changed', 'plan-cancelled', 'plan-resumed',
    'plan-ended', 'credits-bought', 'invoice-refunded', 'plan-ordered', 'credits-ordered', 'order-confirmed',
    'order-declined', 'plan-granted', 'trial-started', 'trial-extended', 'credits-changed', 'cancellation-done',
    'cancellation-reopened', 'support-answered', 'note-added', 'mail-bounced', 'mail-resent', 'project-deleted',
    'project-exported', 'report-visibility-changed', 'channel-added', 'channel-deleted', 'webhook-added',
    'webhook-deleted', 'webhook-secret-changed', 'agreement-accepted', 'operator-changed', 'account-exported',
    'account-deleted', 'user-suspended', 'user-reactivated', 'acting-started', 'acting-ended',
    'super-admin-visit')),
  constraint activity_log_actor_id_users_id_fk foreign key (actor_id) references users (id) on delete set null,
  constraint activity_log_acting_admin_id_users_id_fk
    foreign key (acting_admin_id) references users (id) on delete set null
);
create index activity_log_project_id_index on activity_log (project_id, id);
create index activity_log_actor_id_index on activity_log (actor_id, id);
create index activity_log_acting_admin_id_index on activity_log (acting_admin_id) where acting_admin_id is not null;
create index activity_log_created_at_index on activity_log (created_at);
create unique index activity_log_visit_unique on activity_log (actor_id, project_id, date_trunc('hour',
  created_at at time zone 'UTC')) where action = 'super-admin-visit';

create table deletions (
  id integer generated always as identity primary key,
  project_id integer not null,
  project_uuid uuid not null,
  folders jsonb not null,
  files jsonb not null default '[]'::jsonb,
  created_at timestamptz(3) not null default now(),
  passes smallint not null default 0,
  due_at timestamptz(3) default now(),
  files_deleted integer not null default 0,
  rows_deleted integer not null default 0,
  error text,
  constraint deletions_project_id_unique unique (project_id)
);
create index deletions_due_at_index on deletions (due_at) where due_at is not null;
create index deletions_created_at_index on deletions (created_at);

create table next_steps (
  id integer generated always as identity primary key,
  email text not null,
  project_id integer not null,
  next_step text not null,
  created_at timestamptz(3) not null default now(),
  constraint next_steps_email_lower_case_check check (email = lower(email)),
  constraint next_steps_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade
);
create index next_steps_project_id_index on next_steps (project_id);
create index next_steps_email_index on next_steps (email);

create table site_connections (
  id integer generated always as identity primary key,
  project_id integer not null,
  system text not null,
  site_url text not null,
  system_version text,
  plugin_version text,
  token_hash text not null,
  connected_by integer,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  constraint site_connections_token_hash_unique unique (token_hash),
  constraint site_connections_system_check check (system in ('wordpress', 'typo3', 'php')),
  constraint site_connections_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint site_connections_connected_by_users_id_fk
    foreign key (connected_by) references users (id) on delete set null
);
create unique index site_connections_site_unique on site_connections (project_id, system, site_url);
create index site_connections_connected_by_index on site_connections (connected_by) where connected_by is not null;

create table site_connect_codes (
  project_id integer primary key,
  code_hash text not null,
  created_by integer,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  constraint site_connect_codes_code_hash_unique unique (code_hash),
  constraint site_connect_codes_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint site_connect_codes_created_by_users_id_fk
    foreign key (created_by) references users (id) on delete set null
);
create index site_connect_codes_created_by_index on site_connect_codes (created_by) where created_by is not null;
create index site_connect_codes_expires_at_index on site_connect_codes (expires_at);


-- ========== Templates and images (schema/templates.ts) ==========

create table base_route_templates (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  name text not null,
  titles jsonb,
  preferred_route_path text,
  page_kinds jsonb not null default '[]'::jsonb,
  html text not null,
  style jsonb not null default '{}'::jsonb,
  data jsonb not null default '{}'::jsonb,
  variants jsonb not null default '[]'::jsonb,
  preview_key text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint base_route_templates_uuid_unique unique (uuid),
  constraint base_route_templates_name_unique unique (name)
);

create table route_templates (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  project_id integer not null,
  route_id integer,
  sub_page_id integer,
  base_route_template_id integer,
  name text not null,
  type text not null default 'html',
  html text not null default '',
  style jsonb not null default '{}'::jsonb,
  data jsonb not null default '{}'::jsonb,
  appearance jsonb not null default '{}'::jsonb,
  state text not null default 'draft',
  redraw boolean not null default false,
  update_data boolean not null default false,
  variants jsonb not null default '[]'::jsonb,
  selected_variant text not null default 'Base',
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint route_templates_uuid_unique unique (uuid),
  constraint route_templates_type_check check (type in ('html', 'redirected', 'redirect-improved')),
  constraint route_templates_state_check check (state in ('live', 'draft', 'demo', 'inactive')),
  constraint route_templates_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint route_templates_base_route_template_id_base_route_templates_id_fk
    foreign key (base_route_template_id) references base_route_templates (id) on delete set null
);
create index route_templates_project_id_index on route_templates (project_id, id);
create index route_templates_route_id_index on route_templates (route_id, state);
create index route_templates_sub_page_id_index on route_templates (sub_page_id);
create index route_templates_base_route_template_id_index on route_templates (base_route_template_id);

create table template_drafts (
  id integer generated always as identity primary key,
  project_id integer not null,
  route_template_id integer,
  session_id text not null,
  url text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint template_drafts_session_unique unique nulls not distinct(project_id, session_id, route_template_id),
  constraint template_drafts_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint template_drafts_route_template_id_route_templates_id_fk
    foreign key (route_template_id) references route_templates (id) on delete cascade
);
create index template_drafts_route_template_id_index on template_drafts (route_template_id);
create index template_drafts_updated_at_index on template_drafts (updated_at);

create table og_images (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  project_id integer not null,
  type smallint not null,
  route_template_id integer,
  sub_page_id integer,
  version text not null,
  storage_key text not null,
  drawn_from text not null default '',
  is_incomplete boolean not null default false,
  content_type text not null,
  width smallint not null,
  height smallint not null,
  bytes integer not null,
  fetched_at timestamptz(3),
  dropped_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint og_images_uuid_unique unique (uuid),
  constraint og_images_type_check check (type in (0, 1, 2)),
  constraint og_images_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade,
  constraint og_images_route_template_id_route_templates_id_fk
    foreign key (route_template_id) references route_templates (id) on delete set null
);
create unique index og_images_version_unique on og_images (sub_page_id, version, content_type) where type = 1;
create index og_images_project_id_index on og_images (project_id, id);
create index og_images_route_template_id_index on og_images (route_template_id, id);
create index og_images_sub_page_id_index on og_images (sub_page_id, id);

create table assets (
  id integer generated always as identity primary key,
  project_id integer not null,
  name text not null,
  description text,
  type text not null,
  value text not null,
  payload jsonb,
  file_key text,
  content_type text,
  bytes integer,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint assets_name_unique unique (project_id, name),
  constraint assets_type_check check (type in ('color', 'font', 'image')),
  constraint assets_file_check check ((file_key is null) = (content_type is null)),
  constraint assets_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade
);


-- ========== Pages and site crawls (schema/pages.ts) ==========

create table site_crawls (
  id integer generated always as identity primary key,
  project_id integer not null,
  state text not null default 'running',
  kind text not null default 'read',
  audit_id integer,
  finds_links boolean not null default false,
  max_pages integer not null default 0,
  pages_found integer not null default 0,
  pages_read integer not null default 0,
  error text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  constraint site_crawls_state_check check (state in ('running', 'done', 'stopped', 'failed')),
  constraint site_crawls_kind_check check (kind in ('read', 'audit')),
  constraint site_crawls_pages_read_not_negative_check check (pages_read >= 0),
  constraint site_crawls_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade
);
create index site_crawls_audit_id_index on site_crawls (audit_id);
create index site_crawls_project_id_index on site_crawls (project_id, id);
create index site_crawls_running_index on site_crawls (id) where state = 'running';

create table site_crawl_pages (
  id integer generated always as identity primary key,
  site_crawl_id integer not null,
  project_id integer not null,
  url text not null,
  url_hash uuid generated always as (md5(url)::uuid) stored not null,
  state text not null default 'waiting',
  depth smallint not null default 0,
  attempts smallint not null default 0,
  taken_at timestamptz(3),
  status smallint,
  reason text,
  created_at timestamptz(3) not null default now(),
  constraint site_crawl_pages_url_unique unique (site_crawl_id, url_hash),
  constraint site_crawl_pages_state_check check (state in ('waiting', 'taken', 'done', 'skipped', 'failed')),
  constraint site_crawl_pages_site_crawl_id_site_crawls_id_fk
    foreign key (site_crawl_id) references site_crawls (id) on delete cascade,
  constraint site_crawl_pages_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);
create index site_crawl_pages_state_index on site_crawl_pages (site_crawl_id, state, id);
create index site_crawl_pages_project_id_index on site_crawl_pages (project_id);

create table host_turns (
  host text not null,
  place smallint not null,
  holder uuid,
  held_until timestamptz(3) not null default now(),
  next_at timestamptz(3) not null default now(),
  paused_until timestamptz(3) not null default now(),
  constraint host_turns_host_place_pk primary key (host, place)
);

create table sub_pages (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  project_id integer not null,
  url text not null,
  url_hash uuid generated always as (md5(url)::uuid) stored not null,
  path text not null,
  status smallint not null default 0,
  is_confirmed boolean not null default true,
  data_status smallint not null default 0,
  type text,
  route_id integer,
  route_template_id integer,
  title text,
  image_url text,
  meta_data jsonb,
  result jsonb,
  last_modified_at timestamptz(3),
  etag text,
  removed_at timestamptz(3),
  fetched_at timestamptz(3),
  screenshot_key text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint sub_pages_uuid_unique unique (uuid),
  constraint sub_pages_url_unique unique (project_id, url_hash),
  constraint sub_pages_status_check check (status in (-1, 0)),
  constraint sub_pages_data_status_check check (data_status in (0, 1, 2)),
  constraint sub_pages_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade,
  constraint sub_pages_route_template_id_route_templates_id_fk
    foreign key (route_template_id) references route_templates (id) on delete set null
);
create index sub_pages_project_id_index on sub_pages (project_id, last_modified_at nulls first, id, status);
create index sub_pages_route_id_index on sub_pages (route_id, last_modified_at nulls first, id);
create index sub_pages_route_template_id_index on sub_pages (route_template_id) where route_template_id is not null;
create index sub_pages_stale_index on sub_pages (project_id, id) where data_status <> 0;
-- Searches by parts of a word. The extension comes with PostgreSQL and needs the right to create in the database;
-- without it searches work and read all pages.
do $$ begin
  create extension if not exists pg_trgm;
  create index sub_pages_search_index on sub_pages using gin (url gin_trgm_ops, title gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'The extension pg_trgm is not available: searches for pages read all of them.';
end $$;

create table routes (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  project_id integer not null,
  path text not null,
  is_fallback boolean not null default false,
  position integer not null default 0,
  preview_image_key text,
  sample_sub_page_id integer,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint routes_uuid_unique unique (uuid),
  constraint routes_path_unique unique (project_id, path),
  constraint routes_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade,
  constraint routes_sample_sub_page_id_sub_pages_id_fk
    foreign key (sample_sub_page_id) references sub_pages (id) on delete set null
);
create unique index routes_fallback_unique on routes (project_id) where is_fallback;
create index routes_project_id_index on routes (project_id, position);
create index routes_sample_sub_page_id_index on routes (sample_sub_page_id);


-- ========== Audits (schema/audits.ts) ==========

create table audits (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  project_id integer not null,
  status text not null default 'pending',
  trigger text not null default 'manual',
  score smallint,
  pages_planned integer not null default 0,
  pages_known integer,
  pages_done integer not null default 0,
  detected_apps jsonb not null default '[]'::jsonb,
  failure text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  finished_at timestamptz(3),
  constraint audits_uuid_unique unique (uuid),
  constraint audits_status_check check (status in ('pending', 'in_progress', 'completed')),
  constraint audits_trigger_check check (trigger in ('manual', 'checker', 'schedule', 'live', 'seed')),
  constraint audits_score_check check (score between 0 and 100),
  constraint audits_pages_done_not_negative_check check (pages_done >= 0),
  constraint audits_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade
);
create index audits_project_id_index on audits (project_id, id);
create index audits_unfinished_index on audits (id) where status <> 'completed';

create table audit_sub_pages (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  audit_id integer not null,
  project_id integer not null,
  sub_page_id integer,
  url text not null,
  url_hash uuid generated always as (md5(url)::uuid) stored not null,
  priority smallint not null default 0,
  type text not null default 'none',
  status smallint not null default 0,
  result jsonb,
  failure text,
  score smallint,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint audit_sub_pages_uuid_unique unique (uuid),
  constraint audit_sub_pages_url_unique unique (audit_id, url_hash),
  constraint audit_sub_pages_type_check check (type in ('none', 'generic', 'static', 'dynamic')),
  constraint audit_sub_pages_status_check check (status in (-2, -1, 0, 1)),
  constraint audit_sub_pages_score_check check (score between 0 and 100),
  constraint audit_sub_pages_audit_id_audits_id_fk foreign key (audit_id) references audits (id) on delete cascade,
  constraint audit_sub_pages_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint audit_sub_pages_sub_page_id_sub_pages_id_fk
    foreign key (sub_page_id) references sub_pages (id) on delete set null
);
create index audit_sub_pages_audit_id_index on audit_sub_pages (audit_id, priority, id);
create index audit_sub_pages_project_id_index on audit_sub_pages (project_id);
create index audit_sub_pages_sub_page_id_index on audit_sub_pages (sub_page_id, id);

create table case_studies (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  title text not null,
  category text not null,
  website text not null,
  description jsonb,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint case_studies_uuid_unique unique (uuid),
  constraint case_studies_category_check check (category in ('ECommerce', 'OpenSource', 'RealEstate'))
);
create index case_studies_category_index on case_studies (category, id);

create table case_study_pages (
  id integer generated always as identity primary key,
  case_study_id integer not null,
  url text not null,
  "order" integer not null,
  type text not null,
  image_type text,
  comments jsonb not null default '[]'::jsonb,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint case_study_pages_order_unique unique (case_study_id, "order"),
  constraint case_study_pages_type_check check (type in ('DetailPage', 'OverviewPage', 'StaticPage', 'MiscPage',
    'ProductPage')),
  constraint case_study_pages_image_type_check check (image_type in ('NoImage', 'GenericImage',
    'ProductImageBadScale')),
  constraint case_study_pages_case_study_id_case_studies_id_fk
    foreign key (case_study_id) references case_studies (id) on delete cascade
);

create table demo_case_studies (
  id integer generated always as identity primary key,
  project_id integer,
  identifier text not null,
  title jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint demo_case_studies_identifier_unique unique (identifier),
  constraint demo_case_studies_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete set null
);
create index demo_case_studies_project_id_index on demo_case_studies (project_id, id);

create table demo_case_study_sub_pages (
  id integer generated always as identity primary key,
  demo_case_study_id integer not null,
  url text not null,
  "order" integer not null,
  type text not null,
  comments jsonb not null default '[]'::jsonb,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint demo_case_study_sub_pages_order_unique unique (demo_case_study_id, "order"),
  constraint demo_case_study_sub_pages_type_check check (type in ('shopify-collection', 'shopify-product',
    'shopify-page', 'shopify-blog', 'generic-product', 'generic-collection', 'generic-blog', 'generic-page')),
  constraint demo_case_study_sub_pages_demo_case_study_id_demo_case_studies_id_fk
    foreign key (demo_case_study_id) references demo_case_studies (id) on delete cascade
);

create table checker_requests (
  id integer generated always as identity primary key,
  email text not null,
  website text not null,
  language text not null default 'en',
  project_id integer,
  client_hash text not null,
  state text not null default 'accepted',
  reason text,
  mail_id integer,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  constraint checker_requests_email_lower_case_check check (email = lower(email)),
  constraint checker_requests_language_check check (language in ('en', 'de')),
  constraint checker_requests_state_check check (state in ('accepted', 'done', 'refused', 'failed')),
  constraint checker_requests_reason_check check (reason in ('not-found', 'password', 'not-shopify', 'failed')),
  constraint checker_requests_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete set null
);
create index checker_requests_email_index on checker_requests (email, created_at);
create index checker_requests_client_hash_index on checker_requests (client_hash, created_at);
create index checker_requests_project_id_index on checker_requests (project_id);
create index checker_requests_mail_id_index on checker_requests (mail_id);
create index checker_requests_created_at_index on checker_requests (created_at);

create table site_checks (
  id integer generated always as identity primary key,
  website text not null,
  project_id integer not null,
  created_at timestamptz(3) not null default now(),
  constraint site_checks_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade
);
create index site_checks_website_index on site_checks using hash (website);
create index site_checks_project_id_index on site_checks (project_id);
create index site_checks_created_at_index on site_checks (created_at);

create table card_reports (
  id integer generated always as identity primary key,
  url text not null,
  platform text not null,
  message text not null,
  email text,
  language text not null,
  image bytea,
  state text not null default 'open',
  created_at timestamptz(3) not null default now(),
  answered_at timestamptz(3),
  answered_by integer,
  constraint card_reports_email_lower_case_check check (email = lower(email)),
  constraint card_reports_language_check check (language in ('en', 'de')),
  constraint card_reports_state_check check (state in ('open', 'answered')),
  constraint card_reports_answered_by_users_id_fk foreign key (answered_by) references users (id) on delete set null
);
create index card_reports_email_index on card_reports (email);
create index card_reports_answered_by_index on card_reports (answered_by);
create index card_reports_created_at_index on card_reports (created_at);


-- ========== The lab (schema/lab.ts) ==========

create table lab_runs (
  id integer generated always as identity primary key,
  token text not null,
  name text not null,
  site_url text not null,
  recorded integer not null default 0,
  created_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  imported_at timestamptz(3),
  constraint lab_runs_token_unique unique (token),
  constraint lab_runs_recorded_not_negative_check check (recorded >= 0)
);
create index lab_runs_created_at_index on lab_runs (created_at);

create table lab_requests (
  id integer generated always as identity primary key,
  run_id integer not null,
  case_id text not null,
  part text not null,
  method text not null,
  user_agent text not null,
  range text,
  accept text,
  status smallint not null,
  bytes_sent integer not null,
  bytes_whole integer not null,
  address_block text not null,
  at timestamptz(3) not null,
  constraint lab_requests_bytes_sent_not_negative_check check (bytes_sent >= 0),
  constraint lab_requests_run_id_lab_runs_id_fk foreign key (run_id) references lab_runs (id) on delete cascade
);
create index lab_requests_run_id_index on lab_requests (run_id, case_id);

create table lab_comparisons (
  id integer generated always as identity primary key,
  run_id integer not null,
  case_id text not null,
  platform text not null,
  app text not null,
  app_version text not null,
  device text not null,
  seen_on date not null,
  verdict text not null,
  note text not null default '',
  image bytea,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint lab_comparisons_verdict_check check (verdict in ('same', 'differs')),
  constraint lab_comparisons_run_id_lab_runs_id_fk foreign key (run_id) references lab_runs (id) on delete cascade
);
create index lab_comparisons_run_id_index on lab_comparisons (run_id, platform);


-- ========== Requests for images (schema/image-requests.ts) ==========

create table user_agents (
  id integer generated always as identity primary key,
  position integer not null,
  pattern text not null,
  bot text not null,
  source text not null,
  parent text,
  is_bot boolean not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint user_agents_pattern_unique unique (pattern),
  constraint user_agents_source_check check (source in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn',
    'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown',
    'iMessage', 'Teams', 'Discord', 'Signal', 'Bluesky', 'Mastodon', 'Reddit', 'Pinterest', 'Snapchat', 'Line',
    'Viber', 'GoogleChat', 'Embedly', 'GoogleBot', 'GoogleImageProxy', 'AppleBot', 'MetaBot', 'GPTBot', 'ClaudeBot',
    'PerplexityBot', 'Bytespider', 'AmazonBot', 'CCBot', 'DuckDuckBot', 'YandexBot', 'SeznamBot', 'PetalBot',
    'Linespider', 'DiffBot', 'ImagesiftBot', 'SemrushBot', 'StatusCake'))
);
create index user_agents_position_index on user_agents (position);

create table unknown_agents (
  id integer generated always as identity primary key,
  agent_hash text not null,
  agent text not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  count bigint not null default 1,
  constraint unknown_agents_agent_hash_unique unique (agent_hash)
);
create index unknown_agents_count_index on unknown_agents (count);
create index unknown_agents_last_seen_at_index on unknown_agents (last_seen_at);

-- Numbers in blocks of 500: single ones cost a tenth of writing a row.
create sequence crawls_id_sequence cache 500;

create table crawls (
  id bigint not null default nextval('crawls_id_sequence'),
  created_at timestamptz(3) not null default now(),
  project_id integer not null,
  source text not null,
  bot text not null,
  parent text,
  is_bot boolean not null,
  state smallint not null,
  status smallint not null,
  milliseconds integer not null,
  sub_page_id integer,
  route_template_id integer,
  url text,
  -- Included: what the charts count by, so that they read this index alone.
  constraint crawls_project_id_created_at_id_pk primary key (project_id, created_at, id)
    include (is_bot, source, sub_page_id),
  constraint crawls_source_check check (source in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn', 'Twitter',
    'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown', 'iMessage',
    'Teams', 'Discord', 'Signal', 'Bluesky', 'Mastodon', 'Reddit', 'Pinterest', 'Snapchat', 'Line', 'Viber',
    'GoogleChat', 'Embedly', 'GoogleBot', 'GoogleImageProxy', 'AppleBot', 'MetaBot', 'GPTBot', 'ClaudeBot',
    'PerplexityBot', 'Bytespider', 'AmazonBot', 'CCBot', 'DuckDuckBot', 'YandexBot', 'SeznamBot', 'PetalBot',
    'Linespider', 'DiffBot', 'ImagesiftBot', 'SemrushBot', 'StatusCake')),
  constraint crawls_state_check check (state in (0, 1, 2))
) partition by range (created_at);
create index crawls_id_index on crawls using brin (id);
create index crawls_created_at_index on crawls using brin (created_at);
-- The first partition ends with next month; every start makes the months after it
-- (queries/image-requests/partitions.ts).
do $$ begin
  execute format('create table crawls_first partition of crawls for values from (minvalue) to (%L)',
    (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');
end $$;

-- In place of a foreign key, which would be checked for every row written.
create function delete_crawls_of_project() returns trigger language plpgsql as $$
begin
  delete from crawls where project_id = old.id;
  return null;
end $$;
create trigger projects_delete_crawls after delete on projects
  for each row execute function delete_crawls_of_project();

create table crawl_days (
  project_id integer not null,
  day date not null,
  bot text not null,
  is_bot boolean not null,
  source text not null,
  state smallint not null,
  route_template_id integer not null,
  count integer not null,
  -- With the count, totals and charts read this index alone: the rows of a project are spread over all of the table.
  constraint crawl_days_pk primary key (project_id, day, bot, is_bot, source, state, route_template_id) include (count),
  constraint crawl_days_source_check check (source in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn',
    'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown',
    'iMessage', 'Teams', 'Discord', 'Signal', 'Bluesky', 'Mastodon', 'Reddit', 'Pinterest', 'Snapchat', 'Line',
    'Viber', 'GoogleChat', 'Embedly', 'GoogleBot', 'GoogleImageProxy', 'AppleBot', 'MetaBot', 'GPTBot', 'ClaudeBot',
    'PerplexityBot', 'Bytespider', 'AmazonBot', 'CCBot', 'DuckDuckBot', 'YandexBot', 'SeznamBot', 'PetalBot',
    'Linespider', 'DiffBot', 'ImagesiftBot', 'SemrushBot', 'StatusCake')),
  constraint crawl_days_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade
);
create index crawl_days_day_index on crawl_days (day);
-- Only rows that a vacuum has seen are read from the index alone, so it must not wait until a fifth of them is new.
alter table crawl_days set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);

create table crawl_page_days (
  project_id integer not null,
  day date not null,
  bot text not null,
  is_bot boolean not null,
  source text not null,
  state smallint not null,
  route_template_id integer not null,
  count integer not null,
  sub_page_id integer not null,
  constraint crawl_page_days_pk primary key (project_id, day, sub_page_id, bot, is_bot, source, state,
    route_template_id),
  constraint crawl_page_days_source_check check (source in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn',
    'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown',
    'iMessage', 'Teams', 'Discord', 'Signal', 'Bluesky', 'Mastodon', 'Reddit', 'Pinterest', 'Snapchat', 'Line',
    'Viber', 'GoogleChat', 'Embedly', 'GoogleBot', 'GoogleImageProxy', 'AppleBot', 'MetaBot', 'GPTBot', 'ClaudeBot',
    'PerplexityBot', 'Bytespider', 'AmazonBot', 'CCBot', 'DuckDuckBot', 'YandexBot', 'SeznamBot', 'PetalBot',
    'Linespider', 'DiffBot', 'ImagesiftBot', 'SemrushBot', 'StatusCake')),
  constraint crawl_page_days_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);
-- Included: what the chart of a year adds up for its pages.
create index crawl_page_days_sub_page_id_index on crawl_page_days (sub_page_id, day)
  include (project_id, bot, is_bot, source, count);
alter table crawl_page_days set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);

create table crawl_day_tops (
  project_id integer not null,
  day date not null,
  rank smallint not null,
  sub_page_id integer not null,
  shares integer not null,
  count integer not null,
  constraint crawl_day_tops_pk primary key (project_id, day, rank),
  constraint crawl_day_tops_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);


-- ========== The watch (schema/watch.ts) ==========

create table watches (
  project_id integer primary key,
  since timestamptz(3) not null default now(),
  rests_until timestamptz(3),
  reach_at timestamptz(3),
  digest_at timestamptz(3),
  has_badge boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint watches_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade
);

create table watched_pages (
  sub_page_id integer primary key,
  project_id integer not null,
  turn integer not null default 0,
  taken_at timestamptz(3),
  looked_at timestamptz(3),
  hinted_at timestamptz(3),
  confirm_at timestamptz(3),
  state jsonb,
  etag text,
  read_at timestamptz(3),
  good_issues jsonb,
  fault jsonb,
  fault_key text,
  constraint watched_pages_sub_page_id_sub_pages_id_fk
    foreign key (sub_page_id) references sub_pages (id) on delete cascade,
  constraint watched_pages_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);
create index watched_pages_turn_index on watched_pages (project_id, looked_at nulls first, sub_page_id);
create index watched_pages_taken_index on watched_pages (project_id, taken_at) where taken_at is not null;
create index watched_pages_hinted_index on watched_pages (project_id, hinted_at) where hinted_at is not null;
create index watched_pages_confirm_index on watched_pages (project_id, confirm_at) where confirm_at is not null;
create index watched_pages_fault_index on watched_pages (project_id, fault_key) where fault_key is not null;
-- A look changes a few columns and seldom the state: with the state stored apart, the versions that each look leaves
-- are some hundred bytes instead of two thousand. Vacuumed before a fifth of the table is old versions.
alter table watched_pages set (toast_tuple_target = 128, autovacuum_vacuum_scale_factor = 0.05);

create table page_snapshots (
  sub_page_id integer not null,
  seen_at timestamptz(3) not null,
  project_id integer not null,
  state jsonb not null,
  changes jsonb not null default '[]'::jsonb,
  image_key text,
  constraint page_snapshots_pk primary key (sub_page_id, seen_at),
  constraint page_snapshots_sub_page_id_sub_pages_id_fk
    foreign key (sub_page_id) references sub_pages (id) on delete cascade,
  constraint page_snapshots_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
) partition by range (seen_at);
create index page_snapshots_project_id_index on page_snapshots (project_id, seen_at);
-- As for crawls.
do $$ begin
  execute format('create table page_snapshots_first partition of page_snapshots for values from (minvalue) to (%L)',
    (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');
end $$;

create table incidents (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  project_id integer not null,
  cause_key text not null,
  cause jsonb not null,
  state text not null default 'suspected',
  last_page_at timestamptz(3) not null,
  opened_at timestamptz(3),
  resolved_at timestamptz(3),
  changed_by integer,
  note text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint incidents_uuid_unique unique (uuid),
  constraint incidents_state_check check (state in ('suspected', 'open', 'acknowledged', 'muted', 'resolved')),
  constraint incidents_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade,
  constraint incidents_changed_by_users_id_fk foreign key (changed_by) references users (id) on delete set null
);
create index incidents_project_id_index on incidents (project_id, id);
create unique index incidents_running_unique on incidents (project_id, cause_key,
  created_at) where state <> 'resolved';
create index incidents_changed_by_index on incidents (changed_by) where changed_by is not null;

create table incident_pages (
  incident_id integer not null,
  sub_page_id integer not null,
  project_id integer not null,
  since timestamptz(3) not null,
  cleared_at timestamptz(3),
  constraint incident_pages_pk primary key (incident_id, sub_page_id),
  constraint incident_pages_incident_id_incidents_id_fk
    foreign key (incident_id) references incidents (id) on delete cascade,
  constraint incident_pages_sub_page_id_sub_pages_id_fk
    foreign key (sub_page_id) references sub_pages (id) on delete cascade,
  constraint incident_pages_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);
create index incident_pages_sub_page_id_index on incident_pages (sub_page_id);
create index incident_pages_project_id_index on incident_pages (project_id);

create table monitoring_months (
  project_id integer not null,
  month date not null,
  used integer not null default 0,
  constraint monitoring_months_project_id_month_pk primary key (project_id, month),
  constraint monitoring_months_used_not_negative_check check (used >= 0),
  constraint monitoring_months_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);

create table watch_days (
  project_id integer not null,
  day date not null,
  checked integer not null default 0,
  faulty integer not null default 0,
  constraint watch_days_project_id_day_pk primary key (project_id, day),
  constraint watch_days_checked_not_negative_check check (checked >= 0),
  constraint watch_days_faulty_not_negative_check check (faulty >= 0),
  constraint watch_days_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);


-- ========== Alerts (schema/alerts.ts) ==========

create table alert_channels (
  id integer generated always as identity primary key,
  project_id integer not null,
  kind text not null,
  name text not null,
  address text not null,
  language text not null,
  failures integer not null default 0,
  paused_at timestamptz(3),
  created_by integer,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint alert_channels_kind_check check (kind in ('slack', 'teams', 'discord')),
  constraint alert_channels_language_check check (language in ('en', 'de')),
  constraint alert_channels_failures_not_negative_check check (failures >= 0),
  constraint alert_channels_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint alert_channels_created_by_users_id_fk foreign key (created_by) references users (id) on delete set null
);
create index alert_channels_project_id_index on alert_channels (project_id, id);
create index alert_channels_created_by_index on alert_channels (created_by) where created_by is not null;

create table alerts (
  id integer generated always as identity primary key,
  project_id integer not null,
  incident_id integer not null,
  event text not null,
  user_id integer,
  channel_id integer,
  attempts smallint not null default 0,
  send_after timestamptz(3) not null,
  sent_at timestamptz(3),
  dropped_for text,
  created_at timestamptz(3) not null default now(),
  constraint alerts_event_check check (event in ('opened', 'resolved')),
  constraint alerts_target_check check ((user_id is null) <> (channel_id is null)),
  constraint alerts_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade,
  constraint alerts_incident_id_incidents_id_fk foreign key (incident_id) references incidents (id) on delete cascade,
  constraint alerts_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade,
  constraint alerts_channel_id_alert_channels_id_fk
    foreign key (channel_id) references alert_channels (id) on delete cascade
);
create unique index alerts_user_unique on alerts (incident_id, event, user_id);
create unique index alerts_channel_unique on alerts (incident_id, event, channel_id);
create index alerts_waiting_index on alerts (send_after) where sent_at is null and dropped_for is null;
create index alerts_project_id_index on alerts (project_id);
create index alerts_user_id_index on alerts (user_id) where user_id is not null;
create index alerts_channel_id_index on alerts (channel_id) where channel_id is not null;

create table alert_preferences (
  user_id integer not null,
  project_id integer not null,
  incidents boolean not null,
  digest boolean not null,
  quiet_from smallint,
  quiet_to smallint,
  time_zone text not null default 'Europe/Berlin',
  updated_at timestamptz(3) not null default now(),
  constraint alert_preferences_pk primary key (project_id, user_id),
  constraint alert_preferences_hours_check check (quiet_from between 0 and 23 and quiet_to between 0 and 23),
  constraint alert_preferences_both_hours_check check ((quiet_from is null) = (quiet_to is null)),
  constraint alert_preferences_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade,
  constraint alert_preferences_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);
create index alert_preferences_user_id_index on alert_preferences (user_id);

create table webhook_endpoints (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  project_id integer not null,
  url text not null,
  events jsonb not null,
  secret text not null,
  old_secret text,
  old_secret_until timestamptz(3),
  failures integer not null default 0,
  failing_since timestamptz(3),
  rests_until timestamptz(3),
  paused_at timestamptz(3),
  created_by integer,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint webhook_endpoints_uuid_unique unique (uuid),
  constraint webhook_endpoints_failures_not_negative_check check (failures >= 0),
  constraint webhook_endpoints_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint webhook_endpoints_created_by_users_id_fk
    foreign key (created_by) references users (id) on delete set null
);
create index webhook_endpoints_project_id_index on webhook_endpoints (project_id, id);
create index webhook_endpoints_created_by_index on webhook_endpoints (created_by) where created_by is not null;

create table webhook_deliveries (
  id integer generated always as identity primary key,
  project_id integer not null,
  endpoint_id integer not null,
  event_id uuid not null,
  event text not null,
  body text not null,
  attempts smallint not null default 0,
  attempted_at timestamptz(3),
  next_attempt_at timestamptz(3),
  delivered_at timestamptz(3),
  status smallint,
  answer text,
  created_at timestamptz(3) not null default now(),
  constraint webhook_deliveries_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint webhook_deliveries_endpoint_id_webhook_endpoints_id_fk
    foreign key (endpoint_id) references webhook_endpoints (id) on delete cascade
);
create index webhook_deliveries_endpoint_id_index on webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_waiting_index on webhook_deliveries (endpoint_id,
  next_attempt_at) where next_attempt_at is not null;
create index webhook_deliveries_project_id_index on webhook_deliveries (project_id);
create index webhook_deliveries_created_at_index on webhook_deliveries using brin (created_at);


-- ========== Plans and credits (schema/billing.ts) ==========

create table plans (
  id text primary key,
  base_plan text not null,
  volume text not null,
  sub_pages_included integer not null,
  monthly_cents integer not null,
  yearly_cents integer not null,
  domains integer,
  users integer,
  templates_per_route integer,
  refresh_hours integer not null,
  monitoring_events integer not null,
  constraint plans_base_plan_check check (base_plan in ('free', 'starter', 'professional')),
  constraint plans_volume_check check (volume in ('unlimited', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL')),
  constraint plans_monthly_cents_not_negative_check check (monthly_cents >= 0),
  constraint plans_yearly_cents_not_negative_check check (yearly_cents >= 0)
);
create index plans_base_plan_index on plans (base_plan, sub_pages_included);

create table subscriptions (
  id integer generated always as identity primary key,
  project_id integer not null,
  user_id integer,
  plan_id text not null,
  state text not null,
  period text not null default 'monthly',
  started_at timestamptz(3),
  trial_ends_at timestamptz(3),
  ended_at timestamptz(3),
  ends_at timestamptz(3),
  stripe_subscription_id text,
  grace_ends_at timestamptz(3),
  decided_at timestamptz(3),
  decided_by integer,
  refusal_reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint subscriptions_state_check check (state in ('wish', 'trial', 'active', 'ended', 'granted', 'refused')),
  constraint subscriptions_period_check check (period in ('monthly', 'yearly')),
  constraint subscriptions_trial_end_check check (state <> 'trial' or trial_ends_at is not null),
  constraint subscriptions_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint subscriptions_user_id_users_id_fk foreign key (user_id) references users (id) on delete set null,
  constraint subscriptions_plan_id_plans_id_fk foreign key (plan_id) references plans (id),
  constraint subscriptions_decided_by_users_id_fk foreign key (decided_by) references users (id) on delete set null
);
create unique index subscriptions_running_unique on subscriptions (project_id) where state in ('trial', 'active');
create unique index subscriptions_wish_unique on subscriptions (project_id) where state = 'wish';
create index subscriptions_project_id_index on subscriptions (project_id, id);
create index subscriptions_user_id_index on subscriptions (user_id);
create index subscriptions_decided_by_index on subscriptions (decided_by) where decided_by is not null;
create index subscriptions_plan_id_index on subscriptions (plan_id);
create index subscriptions_trial_ends_at_index on subscriptions (trial_ends_at) where state = 'trial';

create table credit_bundles (
  id text primary key,
  credits integer not null,
  cents integer not null,
  constraint credit_bundles_credits_unique unique (credits),
  constraint credit_bundles_cents_not_negative_check check (cents >= 0)
);

create table credit_orders (
  id integer generated always as identity primary key,
  project_id integer not null,
  user_id integer,
  credit_bundle_id text not null,
  state text not null default 'wish',
  decided_at timestamptz(3),
  decided_by integer,
  refusal_reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint credit_orders_state_check check (state in ('wish', 'paid', 'refused', 'withdrawn')),
  constraint credit_orders_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint credit_orders_user_id_users_id_fk foreign key (user_id) references users (id) on delete set null,
  constraint credit_orders_credit_bundle_id_credit_bundles_id_fk
    foreign key (credit_bundle_id) references credit_bundles (id),
  constraint credit_orders_decided_by_users_id_fk foreign key (decided_by) references users (id) on delete set null
);
create index credit_orders_project_id_index on credit_orders (project_id, id);
create index credit_orders_user_id_index on credit_orders (user_id);
create index credit_orders_decided_by_index on credit_orders (decided_by) where decided_by is not null;
create index credit_orders_credit_bundle_id_index on credit_orders (credit_bundle_id);
create index credit_orders_state_index on credit_orders (state, id);

create table credits (
  id integer generated always as identity primary key,
  project_id integer not null,
  change integer not null,
  reason text not null,
  og_image_id integer,
  credit_order_id integer,
  created_at timestamptz(3) not null default now(),
  constraint credits_og_image_id_unique unique (og_image_id),
  constraint credits_credit_order_id_unique unique (credit_order_id),
  constraint credits_reason_check check (reason in ('bundle', 'image', 'gift', 'correction')),
  constraint credits_direction_check check (change <> 0 and (reason <> 'image' or change < 0)
    and (reason not in ('bundle', 'gift') or change > 0)),
  constraint credits_project_id_projects_id_fk foreign key (project_id) references projects (id) on delete cascade,
  constraint credits_og_image_id_og_images_id_fk
    foreign key (og_image_id) references og_images (id) on delete set null,
  constraint credits_credit_order_id_credit_orders_id_fk
    foreign key (credit_order_id) references credit_orders (id) on delete set null
);
create index credits_project_id_index on credits (project_id, id);

create table credit_balances (
  project_id integer primary key,
  balance integer not null default 0,
  updated_at timestamptz(3) not null default now(),
  constraint credit_balances_balance_not_negative_check check (balance >= 0),
  constraint credit_balances_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);

create table cancellation_requests (
  id integer generated always as identity primary key,
  number text not null,
  name text not null,
  email text not null,
  contract text not null,
  kind text not null,
  reason text,
  ends_on date,
  language text not null,
  state text not null default 'open',
  carried_out integer[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  done_at timestamptz(3),
  done_by integer,
  constraint cancellation_requests_number_unique unique (number),
  constraint cancellation_requests_email_lower_case_check check (email = lower(email)),
  constraint cancellation_requests_kind_check check (kind in ('ordinary', 'for-cause', 'withdrawal')),
  constraint cancellation_requests_language_check check (language in ('en', 'de')),
  constraint cancellation_requests_state_check check (state in ('open', 'done')),
  constraint cancellation_requests_done_by_users_id_fk foreign key (done_by) references users (id) on delete set null
);
create index cancellation_requests_email_index on cancellation_requests (email);
create index cancellation_requests_done_by_index on cancellation_requests (done_by);
create index cancellation_requests_created_at_index on cancellation_requests (created_at);

create table processing_agreements (
  id integer generated always as identity primary key,
  user_id integer not null,
  company text not null,
  address text not null,
  person text not null,
  language text not null,
  document jsonb not null,
  created_at timestamptz(3) not null default now(),
  constraint processing_agreements_language_check check (language in ('en', 'de')),
  constraint processing_agreements_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index processing_agreements_user_id_index on processing_agreements (user_id, id);


-- ========== Stripe (schema/stripe.ts) ==========

create sequence stripe_questions;

create table stripe_customers (
  id text primary key,
  project_id integer,
  user_id integer,
  site text not null,
  asked bigint not null default 0,
  gone_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint stripe_customers_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete set null,
  constraint stripe_customers_user_id_users_id_fk foreign key (user_id) references users (id) on delete set null
);
create unique index stripe_customers_current_unique on stripe_customers (project_id) where gone_at is null;
create index stripe_customers_project_id_index on stripe_customers (project_id);
create index stripe_customers_user_id_index on stripe_customers (user_id);

create table stripe_subscriptions (
  id text primary key,
  customer_id text not null,
  plan_id text,
  period text,
  cents integer not null,
  status text not null,
  started_at timestamptz(3) not null,
  trial_ends_at timestamptz(3),
  period_ends_at timestamptz(3),
  cancel_at timestamptz(3),
  ended_at timestamptz(3),
  ended_unpaid boolean not null default false,
  unpaid_since timestamptz(3),
  first_payment_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint stripe_subscriptions_period_check check (period in ('monthly', 'yearly')),
  constraint stripe_subscriptions_cents_not_negative_check check (cents >= 0),
  constraint stripe_subscriptions_customer_id_stripe_customers_id_fk
    foreign key (customer_id) references stripe_customers (id),
  constraint stripe_subscriptions_plan_id_plans_id_fk foreign key (plan_id) references plans (id)
);
create index stripe_subscriptions_customer_id_index on stripe_subscriptions (customer_id);
create index stripe_subscriptions_plan_id_index on stripe_subscriptions (plan_id);
create index stripe_subscriptions_unpaid_since_index on stripe_subscriptions (unpaid_since);

create table stripe_invoices (
  id text primary key,
  customer_id text not null,
  subscription_id text,
  number text,
  state text not null,
  plan_id text,
  period text,
  credit_bundle_id text,
  description text,
  net_cents integer not null,
  tax_cents integer not null,
  gross_cents integer not null,
  refunded_cents integer not null default 0,
  dispute_state text,
  dispute_due_at timestamptz(3),
  currency text not null,
  pdf_url text,
  pay_url text,
  paid_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  constraint stripe_invoices_state_check check (state in ('draft', 'open', 'paid', 'void', 'uncollectible')),
  constraint stripe_invoices_period_check check (period in ('monthly', 'yearly')),
  constraint stripe_invoices_refunded_cents_not_negative_check check (refunded_cents >= 0),
  constraint stripe_invoices_dispute_state_check
    check (dispute_state in ('inquiry', 'answer', 'review', 'won', 'chargeback')),
  constraint stripe_invoices_customer_id_stripe_customers_id_fk
    foreign key (customer_id) references stripe_customers (id)
);
create index stripe_invoices_customer_id_index on stripe_invoices (customer_id, created_at);
create index stripe_invoices_created_at_index on stripe_invoices (created_at);

create table stripe_events (
  id text primary key,
  type text not null,
  customer_id text not null,
  attempts smallint not null default 0,
  retry_at timestamptz(3),
  handled_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index stripe_events_waiting_index on stripe_events (customer_id) where handled_at is null;
create index stripe_events_created_at_index on stripe_events (created_at);

create table stripe_credit_purchases (
  session_id text primary key,
  customer_id text not null,
  credit_bundle_id text not null,
  booked_at timestamptz(3) not null,
  refunded_at timestamptz(3),
  taken_back integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint stripe_credit_purchases_taken_back_not_negative_check check (taken_back >= 0),
  constraint stripe_credit_purchases_customer_id_stripe_customers_id_fk
    foreign key (customer_id) references stripe_customers (id),
  constraint stripe_credit_purchases_credit_bundle_id_credit_bundles_id_fk
    foreign key (credit_bundle_id) references credit_bundles (id)
);
create index stripe_credit_purchases_customer_id_index on stripe_credit_purchases (customer_id);
create index stripe_credit_purchases_credit_bundle_id_index on stripe_credit_purchases (credit_bundle_id);


-- ========== Shopify (schema/shopify.ts) ==========

create table shopify_shops (
  id integer generated always as identity primary key,
  shop text not null,
  gid text,
  project_id integer,
  owner_id integer,
  owner_shop_user text,
  made_project boolean not null default false,
  name text,
  email text,
  primary_url text,
  currency text,
  time_zone text,
  is_development boolean not null default false,
  scopes jsonb not null default '[]'::jsonb,
  access_token text,
  access_token_expires_at timestamptz(3),
  refresh_token text,
  refresh_token_expires_at timestamptz(3),
  installed_at timestamptz(3) not null default now(),
  uninstalled_at timestamptz(3),
  delete_at timestamptz(3),
  page_sync jsonb,
  pages_read_at timestamptz(3),
  theme jsonb,
  live_switch text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint shopify_shops_shop_unique unique (shop),
  constraint shopify_shops_gid_unique unique (gid),
  constraint shopify_shops_project_id_unique unique (project_id),
  constraint shopify_shops_shop_lower_case_check check (shop = lower(shop)),
  constraint shopify_shops_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete set null,
  constraint shopify_shops_owner_id_users_id_fk foreign key (owner_id) references users (id) on delete set null
);
create index shopify_shops_owner_id_index on shopify_shops (owner_id);
create index shopify_shops_delete_at_index on shopify_shops (delete_at) where delete_at is not null;

create table shopify_links (
  id integer generated always as identity primary key,
  kind text not null,
  code_hash text not null,
  shop text not null,
  project_id integer,
  user_id integer,
  next text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  constraint shopify_links_code_hash_unique unique (code_hash),
  constraint shopify_links_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint shopify_links_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index shopify_links_project_id_index on shopify_links (project_id);
create index shopify_links_user_id_index on shopify_links (user_id);
create index shopify_links_expires_at_index on shopify_links (expires_at);

create table shopify_pages (
  sub_page_id integer primary key,
  project_id integer not null,
  resource text not null,
  data jsonb not null,
  changed_at timestamptz(3) not null,
  seen_at timestamptz(3) not null default now(),
  gone_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  constraint shopify_pages_sub_page_id_sub_pages_id_fk
    foreign key (sub_page_id) references sub_pages (id) on delete cascade,
  constraint shopify_pages_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);
create index shopify_pages_resource_index on shopify_pages (project_id, resource);

create table shopify_charges (
  id integer generated always as identity primary key,
  project_id integer not null,
  gid text not null,
  plan_id text not null,
  period text not null,
  state text not null default 'pending',
  is_test boolean not null default false,
  usage_line text,
  trial_ends_at timestamptz(3),
  period_ends_at timestamptz(3),
  changed_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint shopify_charges_gid_unique unique (gid),
  constraint shopify_charges_state_check check (state in ('pending', 'accepted', 'active', 'declined', 'expired',
    'frozen', 'cancelled')),
  constraint shopify_charges_period_check check (period in ('monthly', 'yearly')),
  constraint shopify_charges_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint shopify_charges_plan_id_plans_id_fk foreign key (plan_id) references plans (id)
);
create index shopify_charges_project_id_index on shopify_charges (project_id, id);
create index shopify_charges_plan_id_index on shopify_charges (plan_id);

create table shopify_usage (
  id integer generated always as identity primary key,
  project_id integer not null,
  credit_bundle_id text not null,
  cents integer not null,
  gid text,
  booked_at timestamptz(3),
  failure text,
  created_at timestamptz(3) not null default now(),
  constraint shopify_usage_gid_unique unique (gid),
  constraint shopify_usage_cents_not_negative_check check (cents >= 0),
  constraint shopify_usage_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade
);
create index shopify_usage_project_id_index on shopify_usage (project_id, id);

create table shopify_webhooks (
  id integer generated always as identity primary key,
  delivery_id text not null,
  shop text not null,
  topic text not null,
  triggered_at timestamptz(3),
  body jsonb,
  attempts smallint not null default 0,
  claimed_until timestamptz(3),
  handled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint shopify_webhooks_delivery_id_unique unique (delivery_id)
);
create index shopify_webhooks_waiting_index on shopify_webhooks (shop, id) where handled_at is null;
create index shopify_webhooks_created_at_index on shopify_webhooks (created_at);

create table shopify_theme_changes (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid(),
  project_id integer not null,
  theme_id text not null,
  theme_name text not null,
  copy_id text,
  copy_name text,
  state text not null default 'copying',
  live jsonb,
  files jsonb not null,
  preview_url text,
  "check" jsonb,
  failure text,
  created_by integer,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint shopify_theme_changes_uuid_unique unique (uuid),
  constraint shopify_theme_changes_state_check check (state in ('copying', 'ready', 'published', 'undone', 'failed')),
  constraint shopify_theme_changes_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint shopify_theme_changes_created_by_users_id_fk
    foreign key (created_by) references users (id) on delete set null
);
create index shopify_theme_changes_project_id_index on shopify_theme_changes (project_id, id);
create index shopify_theme_changes_created_by_index on shopify_theme_changes (created_by);


-- ========== Operation (schema/operation.ts) ==========

create table mails (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  kind text not null,
  language text not null,
  html text not null,
  text text not null,
  unsubscribe_url text,
  attachments jsonb not null default '[]'::jsonb,
  state text not null default 'outbox',
  error text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  constraint mails_language_check check (language in ('en', 'de')),
  constraint mails_state_check check (state in ('outbox', 'sent', 'failed', 'bounced'))
);
create index mails_unsent_index on mails (state, id) where state <> 'sent';
create index mails_recipient_index on mails (recipient);

create table job_progress (
  id uuid primary key not null default gen_random_uuid(),
  name text not null,
  project_id integer,
  user_id integer,
  percent smallint not null default 0,
  text jsonb not null,
  state text not null default 'waiting',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint job_progress_state_check check (state in ('waiting', 'running', 'done', 'failed')),
  constraint job_progress_percent_check check (percent between 0 and 100),
  constraint job_progress_project_id_projects_id_fk
    foreign key (project_id) references projects (id) on delete cascade,
  constraint job_progress_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade
);
create index job_progress_project_id_index on job_progress (project_id, updated_at);
create index job_progress_user_id_index on job_progress (user_id);
create index job_progress_updated_at_index on job_progress (updated_at);

create table rate_limits (
  bucket text not null,
  key text not null,
  window_start timestamptz(3) not null default now(),
  count integer not null default 1,
  last_hit_at timestamptz(3) not null default now(),
  constraint rate_limits_bucket_key_pk primary key (bucket, key)
);
create index rate_limits_window_start_index on rate_limits (window_start);

create table seeds (
  name text primary key,
  created_at timestamptz(3) not null default now()
);

create table installation_keys (
  name text primary key,
  sealed text not null,
  created_at timestamptz(3) not null default now()
);

create table campaigns (
  id integer generated always as identity primary key,
  token text not null,
  texts jsonb not null,
  banner_languages jsonb not null default '[]'::jsonb,
  first_day date,
  last_day date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint campaigns_token_unique unique (token)
);

create table campaign_days (
  campaign_id integer not null,
  day date not null,
  views integer not null default 0,
  clicks integer not null default 0,
  constraint campaign_days_campaign_id_day_pk primary key (campaign_id, day),
  constraint campaign_days_campaign_id_campaigns_id_fk
    foreign key (campaign_id) references campaigns (id) on delete cascade
);

create table poll_answers (
  id integer generated always as identity primary key,
  uuid uuid not null,
  variant text not null,
  mobile boolean not null,
  "order" jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint poll_answers_uuid_unique unique (uuid)
);
create index poll_answers_variant_index on poll_answers (variant);

create table waitlist_entries (
  id integer generated always as identity primary key,
  email text not null,
  website text,
  shopify_url text,
  language text not null default 'en',
  consent_at timestamptz(3) not null,
  code_hash text,
  expires_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  unsubscribe_code text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint waitlist_entries_email_unique unique (email),
  constraint waitlist_entries_code_hash_unique unique (code_hash),
  constraint waitlist_entries_unsubscribe_code_unique unique (unsubscribe_code),
  constraint waitlist_entries_email_lower_case_check check (email = lower(email)),
  constraint waitlist_entries_language_check check (language in ('en', 'de'))
);
create index waitlist_entries_unconfirmed_index on waitlist_entries (expires_at) where confirmed_at is null;

create table installation_settings (
  name text primary key,
  data jsonb not null,
  updated_at timestamptz(3) not null default now()
);

create table support_requests (
  id integer generated always as identity primary key,
  user_id integer,
  email text not null,
  name text not null,
  text text not null,
  language text not null,
  state text not null default 'open',
  answer text,
  answered_at timestamptz(3),
  answered_by integer,
  created_at timestamptz(3) not null default now(),
  constraint support_requests_email_lower_case_check check (email = lower(email)),
  constraint support_requests_language_check check (language in ('en', 'de')),
  constraint support_requests_state_check check (state in ('open', 'answered')),
  constraint support_requests_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade,
  constraint support_requests_answered_by_users_id_fk foreign key (answered_by) references users (id)
    on delete set null
);
create index support_requests_user_id_index on support_requests (user_id);
create index support_requests_email_index on support_requests (email);
create index support_requests_answered_by_index on support_requests (answered_by);
create index support_requests_state_index on support_requests (state, id);
create index support_requests_created_at_index on support_requests (created_at);

create table customer_notes (
  id integer generated always as identity primary key,
  user_id integer not null,
  author_id integer,
  text text not null,
  created_at timestamptz(3) not null default now(),
  constraint customer_notes_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade,
  constraint customer_notes_author_id_users_id_fk foreign key (author_id) references users (id) on delete set null
);
create index customer_notes_user_id_index on customer_notes (user_id, id);
create index customer_notes_author_id_index on customer_notes (author_id);

create table health_samples (
  at timestamptz(3) primary key,
  figures jsonb not null
);

create table health_marks (
  name text primary key,
  at timestamptz(3) not null
);

create table process_reports (
  id integer generated always as identity primary key,
  process text not null,
  role text not null,
  version text not null,
  requests integer not null,
  failed integer not null,
  at timestamptz(3) not null default now(),
  constraint process_reports_requests_not_negative_check check (requests >= 0),
  constraint process_reports_failed_not_negative_check check (failed >= 0)
);
create index process_reports_at_index on process_reports (at);

create table error_log (
  id integer generated always as identity primary key,
  at timestamptz(3) not null,
  cause text not null,
  message text not null,
  request_id text,
  job text,
  user_id integer,
  constraint error_log_user_id_users_id_fk foreign key (user_id) references users (id) on delete set null
);
create index error_log_user_id_index on error_log (user_id);


-- ========== References to tables further down ==========

alter table users add constraint users_last_active_project_id_projects_id_fk
  foreign key (last_active_project_id) references projects (id) on delete set null;
alter table api_tokens add constraint api_tokens_project_id_projects_id_fk
  foreign key (project_id) references projects (id) on delete cascade;
alter table route_templates add constraint route_templates_route_id_routes_id_fk
  foreign key (route_id) references routes (id) on delete cascade;
alter table route_templates add constraint route_templates_sub_page_id_sub_pages_id_fk
  foreign key (sub_page_id) references sub_pages (id) on delete set null;
alter table og_images add constraint og_images_sub_page_id_sub_pages_id_fk
  foreign key (sub_page_id) references sub_pages (id) on delete set null;
alter table site_crawls add constraint site_crawls_audit_id_audits_id_fk
  foreign key (audit_id) references audits (id) on delete cascade;
alter table sub_pages add constraint sub_pages_route_id_routes_id_fk
  foreign key (route_id) references routes (id) on delete set null;
alter table checker_requests add constraint checker_requests_mail_id_mails_id_fk
  foreign key (mail_id) references mails (id) on delete set null;

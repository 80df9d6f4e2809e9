CREATE TABLE "assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"payload" jsonb,
	"file_key" text,
	"content_type" text,
	"bytes" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_name_unique" UNIQUE("project_id","name"),
	CONSTRAINT "assets_type_check" CHECK ("assets"."type" in ('color', 'font', 'image')),
	CONSTRAINT "assets_file_check" CHECK (("assets"."file_key" is null) = ("assets"."content_type" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_sub_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_sub_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"audit_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"sub_page_id" integer,
	"url" text NOT NULL,
	"url_hash" uuid GENERATED ALWAYS AS (md5("url")::uuid) STORED NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"type" text DEFAULT 'none' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"result" jsonb,
	"score" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_sub_pages_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "audit_sub_pages_url_unique" UNIQUE("audit_id","url_hash"),
	CONSTRAINT "audit_sub_pages_type_check" CHECK ("audit_sub_pages"."type" in ('none', 'generic', 'static', 'dynamic')),
	CONSTRAINT "audit_sub_pages_status_check" CHECK ("audit_sub_pages"."status" in (-2, -1, 0, 1)),
	CONSTRAINT "audit_sub_pages_score_check" CHECK ("audit_sub_pages"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "audits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"trigger" text DEFAULT 'manual' NOT NULL,
	"score" smallint,
	"pages_planned" integer DEFAULT 0 NOT NULL,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"detected_apps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "audits_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "audits_status_check" CHECK ("audits"."status" in ('pending', 'in_progress', 'completed')),
	CONSTRAINT "audits_trigger_check" CHECK ("audits"."trigger" in ('manual', 'checker', 'schedule', 'seed')),
	CONSTRAINT "audits_score_check" CHECK ("audits"."score" between 0 and 100),
	CONSTRAINT "audits_pages_done_not_negative_check" CHECK ("audits"."pages_done" >= 0)
);
--> statement-breakpoint
CREATE TABLE "base_route_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_route_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"preferred_route_path" text,
	"page_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"html" text NOT NULL,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preview_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "base_route_templates_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "base_route_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"texts" jsonb NOT NULL,
	"banner_languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "case_studies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_studies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"website" text NOT NULL,
	"description" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_studies_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "case_studies_category_check" CHECK ("case_studies"."category" in ('ECommerce', 'OpenSource', 'RealEstate'))
);
--> statement-breakpoint
CREATE TABLE "case_study_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_study_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_study_id" integer NOT NULL,
	"url" text NOT NULL,
	"order" integer NOT NULL,
	"type" text NOT NULL,
	"image_type" text,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_study_pages_order_unique" UNIQUE("case_study_id","order"),
	CONSTRAINT "case_study_pages_type_check" CHECK ("case_study_pages"."type" in ('DetailPage', 'OverviewPage', 'StaticPage', 'MiscPage', 'ProductPage')),
	CONSTRAINT "case_study_pages_image_type_check" CHECK ("case_study_pages"."image_type" in ('NoImage', 'GenericImage', 'ProductImageBadScale'))
);
--> statement-breakpoint
CREATE TABLE "checker_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checker_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"website" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"project_id" integer,
	"client_hash" text NOT NULL,
	"state" text DEFAULT 'accepted' NOT NULL,
	"reason" text,
	"mail_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "checker_requests_email_lower_case_check" CHECK ("checker_requests"."email" = lower("checker_requests"."email")),
	CONSTRAINT "checker_requests_language_check" CHECK ("checker_requests"."language" in ('en', 'de')),
	CONSTRAINT "checker_requests_state_check" CHECK ("checker_requests"."state" in ('accepted', 'done', 'refused', 'failed')),
	CONSTRAINT "checker_requests_reason_check" CHECK ("checker_requests"."reason" in ('not-found', 'password', 'not-shopify', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "crawls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crawls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" integer NOT NULL,
	"source" text NOT NULL,
	"bot" text NOT NULL,
	"parent" text,
	"is_bot" boolean NOT NULL,
	"state" smallint NOT NULL,
	"status" smallint NOT NULL,
	"milliseconds" integer NOT NULL,
	"sub_page_id" integer,
	"route_template_id" integer,
	"url" text,
	CONSTRAINT "crawls_state_check" CHECK ("crawls"."state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "credit_balances" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_balances_balance_not_negative_check" CHECK ("credit_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_bundles" (
	"id" text PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "credit_bundles_credits_unique" UNIQUE("credits"),
	CONSTRAINT "credit_bundles_cents_not_negative_check" CHECK ("credit_bundles"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"user_id" integer,
	"credit_bundle_id" text NOT NULL,
	"state" text DEFAULT 'wish' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_orders_state_check" CHECK ("credit_orders"."state" in ('wish', 'paid', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"og_image_id" integer,
	"credit_order_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credits_og_image_id_unique" UNIQUE("og_image_id"),
	CONSTRAINT "credits_credit_order_id_unique" UNIQUE("credit_order_id"),
	CONSTRAINT "credits_reason_check" CHECK ("credits"."reason" in ('bundle', 'image', 'gift', 'correction')),
	CONSTRAINT "credits_direction_check" CHECK ("credits"."change" <> 0 and ("credits"."reason" <> 'image' or "credits"."change" < 0) and ("credits"."reason" not in ('bundle', 'gift') or "credits"."change" > 0))
);
--> statement-breakpoint
CREATE TABLE "demo_case_studies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_case_studies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_case_studies_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "demo_case_study_sub_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_case_study_sub_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"demo_case_study_id" integer NOT NULL,
	"url" text NOT NULL,
	"order" integer NOT NULL,
	"type" text NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_case_study_sub_pages_order_unique" UNIQUE("demo_case_study_id","order"),
	CONSTRAINT "demo_case_study_sub_pages_type_check" CHECK ("demo_case_study_sub_pages"."type" in ('shopify-collection', 'shopify-product', 'shopify-page', 'shopify-blog', 'generic-product', 'generic-collection', 'generic-blog', 'generic-page'))
);
--> statement-breakpoint
CREATE TABLE "next_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "next_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"project_id" integer NOT NULL,
	"next_step" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "next_steps_email_lower_case_check" CHECK ("next_steps"."email" = lower("next_steps"."email"))
);
--> statement-breakpoint
CREATE TABLE "og_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "og_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"route_template_id" integer,
	"sub_page_id" integer,
	"version" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "og_images_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "og_images_type_check" CHECK ("og_images"."type" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"base_plan" text NOT NULL,
	"volume" text NOT NULL,
	"sub_pages_included" integer NOT NULL,
	"monthly_cents" integer NOT NULL,
	"yearly_cents" integer NOT NULL,
	"domains" integer,
	"users" integer,
	"templates_per_route" integer,
	"refresh_hours" integer NOT NULL,
	"monitoring_events" integer NOT NULL,
	CONSTRAINT "plans_base_plan_check" CHECK ("plans"."base_plan" in ('free', 'starter', 'professional')),
	CONSTRAINT "plans_volume_check" CHECK ("plans"."volume" in ('unlimited', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL')),
	CONSTRAINT "plans_monthly_cents_not_negative_check" CHECK ("plans"."monthly_cents" >= 0),
	CONSTRAINT "plans_yearly_cents_not_negative_check" CHECK ("plans"."yearly_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "poll_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"variant" text NOT NULL,
	"mobile" boolean NOT NULL,
	"order" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_answers_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "route_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "route_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"route_id" integer,
	"sub_page_id" integer,
	"base_route_template_id" integer,
	"name" text NOT NULL,
	"type" text DEFAULT 'html' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"appearance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"redraw" boolean DEFAULT false NOT NULL,
	"update_data" boolean DEFAULT false NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"selected_variant" text DEFAULT 'Base' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "route_templates_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "route_templates_type_check" CHECK ("route_templates"."type" in ('html', 'redirected', 'redirect-improved')),
	CONSTRAINT "route_templates_state_check" CHECK ("route_templates"."state" in ('live', 'draft', 'demo', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "routes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "routes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"path" text NOT NULL,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"preview_image_key" text,
	"sample_sub_page_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "routes_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "routes_path_unique" UNIQUE("project_id","path")
);
--> statement-breakpoint
CREATE TABLE "site_crawl_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_crawl_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_crawl_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"url" text NOT NULL,
	"url_hash" uuid GENERATED ALWAYS AS (md5("url")::uuid) STORED NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"status" smallint,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_crawl_pages_url_unique" UNIQUE("site_crawl_id","url_hash"),
	CONSTRAINT "site_crawl_pages_state_check" CHECK ("site_crawl_pages"."state" in ('waiting', 'taken', 'done', 'skipped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "site_crawls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_crawls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"pages_found" integer DEFAULT 0 NOT NULL,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "site_crawls_state_check" CHECK ("site_crawls"."state" in ('running', 'done', 'stopped', 'failed')),
	CONSTRAINT "site_crawls_pages_read_not_negative_check" CHECK ("site_crawls"."pages_read" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sub_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sub_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"url" text NOT NULL,
	"url_hash" uuid GENERATED ALWAYS AS (md5("url")::uuid) STORED NOT NULL,
	"path" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"data_status" smallint DEFAULT 0 NOT NULL,
	"type" text,
	"route_id" integer,
	"route_template_id" integer,
	"title" text,
	"image_url" text,
	"meta_data" jsonb,
	"last_modified_at" timestamp (3) with time zone,
	"etag" text,
	"fetched_at" timestamp (3) with time zone,
	"screenshot_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sub_pages_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "sub_pages_url_unique" UNIQUE("project_id","url_hash"),
	CONSTRAINT "sub_pages_status_check" CHECK ("sub_pages"."status" in (-1, 0)),
	CONSTRAINT "sub_pages_data_status_check" CHECK ("sub_pages"."data_status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"user_id" integer,
	"plan_id" text NOT NULL,
	"state" text NOT NULL,
	"period" text DEFAULT 'monthly' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_state_check" CHECK ("subscriptions"."state" in ('wish', 'trial', 'active', 'ended')),
	CONSTRAINT "subscriptions_period_check" CHECK ("subscriptions"."period" in ('monthly', 'yearly')),
	CONSTRAINT "subscriptions_trial_end_check" CHECK ("subscriptions"."state" <> 'trial' or "subscriptions"."trial_ends_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "template_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "template_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"route_template_id" integer,
	"session_id" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "template_drafts_session_unique" UNIQUE NULLS NOT DISTINCT("project_id","session_id","route_template_id")
);
--> statement-breakpoint
CREATE TABLE "unknown_agents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unknown_agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_hash" text NOT NULL,
	"agent" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"count" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "unknown_agents_agent_hash_unique" UNIQUE("agent_hash")
);
--> statement-breakpoint
CREATE TABLE "user_agents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"pattern" text NOT NULL,
	"bot" text NOT NULL,
	"source" text NOT NULL,
	"parent" text,
	"is_bot" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_agents_pattern_unique" UNIQUE("pattern")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"website" text,
	"shopify_url" text,
	"language" text DEFAULT 'en' NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"code_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribe_code_hash" text NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_entries_email_unique" UNIQUE("email"),
	CONSTRAINT "waitlist_entries_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "waitlist_entries_unsubscribe_code_hash_unique" UNIQUE("unsubscribe_code_hash"),
	CONSTRAINT "waitlist_entries_email_lower_case_check" CHECK ("waitlist_entries"."email" = lower("waitlist_entries"."email")),
	CONSTRAINT "waitlist_entries_language_check" CHECK ("waitlist_entries"."language" in ('en', 'de'))
);
--> statement-breakpoint
DROP INDEX "projects_address_index";--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_sub_pages" ADD CONSTRAINT "audit_sub_pages_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_sub_pages" ADD CONSTRAINT "audit_sub_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_sub_pages" ADD CONSTRAINT "audit_sub_pages_sub_page_id_sub_pages_id_fk" FOREIGN KEY ("sub_page_id") REFERENCES "public"."sub_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_pages" ADD CONSTRAINT "case_study_pages_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checker_requests" ADD CONSTRAINT "checker_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checker_requests" ADD CONSTRAINT "checker_requests_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD CONSTRAINT "credit_orders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD CONSTRAINT "credit_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD CONSTRAINT "credit_orders_credit_bundle_id_credit_bundles_id_fk" FOREIGN KEY ("credit_bundle_id") REFERENCES "public"."credit_bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_og_image_id_og_images_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."og_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_credit_order_id_credit_orders_id_fk" FOREIGN KEY ("credit_order_id") REFERENCES "public"."credit_orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_case_study_sub_pages" ADD CONSTRAINT "demo_case_study_sub_pages_demo_case_study_id_demo_case_studies_id_fk" FOREIGN KEY ("demo_case_study_id") REFERENCES "public"."demo_case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_steps" ADD CONSTRAINT "next_steps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "og_images" ADD CONSTRAINT "og_images_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "og_images" ADD CONSTRAINT "og_images_route_template_id_route_templates_id_fk" FOREIGN KEY ("route_template_id") REFERENCES "public"."route_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "og_images" ADD CONSTRAINT "og_images_sub_page_id_sub_pages_id_fk" FOREIGN KEY ("sub_page_id") REFERENCES "public"."sub_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_templates" ADD CONSTRAINT "route_templates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_templates" ADD CONSTRAINT "route_templates_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_templates" ADD CONSTRAINT "route_templates_sub_page_id_sub_pages_id_fk" FOREIGN KEY ("sub_page_id") REFERENCES "public"."sub_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_templates" ADD CONSTRAINT "route_templates_base_route_template_id_base_route_templates_id_fk" FOREIGN KEY ("base_route_template_id") REFERENCES "public"."base_route_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_sample_sub_page_id_sub_pages_id_fk" FOREIGN KEY ("sample_sub_page_id") REFERENCES "public"."sub_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_crawl_pages" ADD CONSTRAINT "site_crawl_pages_site_crawl_id_site_crawls_id_fk" FOREIGN KEY ("site_crawl_id") REFERENCES "public"."site_crawls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_crawl_pages" ADD CONSTRAINT "site_crawl_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_crawls" ADD CONSTRAINT "site_crawls_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_pages" ADD CONSTRAINT "sub_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_pages" ADD CONSTRAINT "sub_pages_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_pages" ADD CONSTRAINT "sub_pages_route_template_id_route_templates_id_fk" FOREIGN KEY ("route_template_id") REFERENCES "public"."route_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_drafts" ADD CONSTRAINT "template_drafts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_drafts" ADD CONSTRAINT "template_drafts_route_template_id_route_templates_id_fk" FOREIGN KEY ("route_template_id") REFERENCES "public"."route_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_sub_pages_audit_id_index" ON "audit_sub_pages" USING btree ("audit_id","priority","id");--> statement-breakpoint
CREATE INDEX "audit_sub_pages_project_id_index" ON "audit_sub_pages" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "audit_sub_pages_sub_page_id_index" ON "audit_sub_pages" USING btree ("sub_page_id","id");--> statement-breakpoint
CREATE INDEX "audits_project_id_index" ON "audits" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "audits_unfinished_index" ON "audits" USING btree ("id") WHERE "audits"."status" <> 'completed';--> statement-breakpoint
CREATE INDEX "case_studies_category_index" ON "case_studies" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "checker_requests_email_index" ON "checker_requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "checker_requests_client_hash_index" ON "checker_requests" USING btree ("client_hash","created_at");--> statement-breakpoint
CREATE INDEX "checker_requests_project_id_index" ON "checker_requests" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "checker_requests_mail_id_index" ON "checker_requests" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "checker_requests_created_at_index" ON "checker_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "crawls_project_id_index" ON "crawls" USING btree ("project_id","created_at","is_bot","source");--> statement-breakpoint
CREATE INDEX "crawls_sub_page_id_index" ON "crawls" USING btree ("sub_page_id","created_at");--> statement-breakpoint
CREATE INDEX "crawls_created_at_index" ON "crawls" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "credit_orders_project_id_index" ON "credit_orders" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "credit_orders_user_id_index" ON "credit_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_orders_credit_bundle_id_index" ON "credit_orders" USING btree ("credit_bundle_id");--> statement-breakpoint
CREATE INDEX "credit_orders_state_index" ON "credit_orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "credits_project_id_index" ON "credits" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "next_steps_project_id_index" ON "next_steps" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "next_steps_email_index" ON "next_steps" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "og_images_version_unique" ON "og_images" USING btree ("sub_page_id","version","content_type") WHERE "og_images"."type" = 1;--> statement-breakpoint
CREATE INDEX "og_images_project_id_index" ON "og_images" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "og_images_route_template_id_index" ON "og_images" USING btree ("route_template_id","id");--> statement-breakpoint
CREATE INDEX "og_images_sub_page_id_index" ON "og_images" USING btree ("sub_page_id","id");--> statement-breakpoint
CREATE INDEX "plans_base_plan_index" ON "plans" USING btree ("base_plan","sub_pages_included");--> statement-breakpoint
CREATE INDEX "poll_answers_variant_index" ON "poll_answers" USING btree ("variant");--> statement-breakpoint
CREATE INDEX "route_templates_project_id_index" ON "route_templates" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "route_templates_route_id_index" ON "route_templates" USING btree ("route_id","state");--> statement-breakpoint
CREATE INDEX "route_templates_sub_page_id_index" ON "route_templates" USING btree ("sub_page_id");--> statement-breakpoint
CREATE INDEX "route_templates_base_route_template_id_index" ON "route_templates" USING btree ("base_route_template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "routes_fallback_unique" ON "routes" USING btree ("project_id") WHERE "routes"."is_fallback";--> statement-breakpoint
CREATE INDEX "routes_project_id_index" ON "routes" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "routes_sample_sub_page_id_index" ON "routes" USING btree ("sample_sub_page_id");--> statement-breakpoint
CREATE INDEX "site_crawl_pages_state_index" ON "site_crawl_pages" USING btree ("site_crawl_id","state","id");--> statement-breakpoint
CREATE INDEX "site_crawl_pages_project_id_index" ON "site_crawl_pages" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "site_crawls_project_id_index" ON "site_crawls" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "site_crawls_running_index" ON "site_crawls" USING btree ("id") WHERE "site_crawls"."state" = 'running';--> statement-breakpoint
CREATE INDEX "sub_pages_project_id_index" ON "sub_pages" USING btree ("project_id","last_modified_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sub_pages_route_id_index" ON "sub_pages" USING btree ("route_id","last_modified_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sub_pages_route_template_id_index" ON "sub_pages" USING btree ("route_template_id") WHERE "sub_pages"."route_template_id" is not null;--> statement-breakpoint
CREATE INDEX "sub_pages_stale_index" ON "sub_pages" USING btree ("project_id","id") WHERE "sub_pages"."data_status" <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running_unique" ON "subscriptions" USING btree ("project_id") WHERE "subscriptions"."state" in ('trial', 'active');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_wish_unique" ON "subscriptions" USING btree ("project_id") WHERE "subscriptions"."state" = 'wish';--> statement-breakpoint
CREATE INDEX "subscriptions_project_id_index" ON "subscriptions" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_index" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_plan_id_index" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_trial_ends_at_index" ON "subscriptions" USING btree ("trial_ends_at") WHERE "subscriptions"."state" = 'trial';--> statement-breakpoint
CREATE INDEX "template_drafts_route_template_id_index" ON "template_drafts" USING btree ("route_template_id");--> statement-breakpoint
CREATE INDEX "template_drafts_updated_at_index" ON "template_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "unknown_agents_count_index" ON "unknown_agents" USING btree ("count");--> statement-breakpoint
CREATE INDEX "unknown_agents_last_seen_at_index" ON "unknown_agents" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "user_agents_position_index" ON "user_agents" USING btree ("position");--> statement-breakpoint
CREATE INDEX "waitlist_entries_unconfirmed_index" ON "waitlist_entries" USING btree ("expires_at") WHERE "waitlist_entries"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "projects_address_index" ON "projects" USING hash ("address");
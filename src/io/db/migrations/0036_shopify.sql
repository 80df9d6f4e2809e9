CREATE TABLE "shopify_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopify_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"gid" text NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"usage_line" text,
	"trial_ends_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_charges_gid_unique" UNIQUE("gid"),
	CONSTRAINT "shopify_charges_state_check" CHECK ("shopify_charges"."state" in ('pending', 'accepted', 'active', 'declined', 'expired', 'frozen', 'cancelled')),
	CONSTRAINT "shopify_charges_period_check" CHECK ("shopify_charges"."period" in ('monthly', 'yearly'))
);
--> statement-breakpoint
CREATE TABLE "shopify_usage" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopify_usage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"credit_bundle_id" text NOT NULL,
	"cents" integer NOT NULL,
	"gid" text,
	"booked_at" timestamp (3) with time zone,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_usage_gid_unique" UNIQUE("gid"),
	CONSTRAINT "shopify_usage_cents_not_negative_check" CHECK ("shopify_usage"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shopify_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopify_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"shop" text NOT NULL,
	"project_id" integer,
	"user_id" integer,
	"next" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_links_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "shopify_pages" (
	"sub_page_id" integer PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"resource" text NOT NULL,
	"data" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"gone_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify_shops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopify_shops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop" text NOT NULL,
	"gid" text,
	"project_id" integer,
	"owner_id" integer,
	"owner_shop_user" text,
	"made_project" boolean DEFAULT false NOT NULL,
	"name" text,
	"email" text,
	"primary_url" text,
	"currency" text,
	"time_zone" text,
	"is_development" boolean DEFAULT false NOT NULL,
	"scopes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"access_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token" text,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"installed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"uninstalled_at" timestamp (3) with time zone,
	"delete_at" timestamp (3) with time zone,
	"page_sync" jsonb,
	"pages_read_at" timestamp (3) with time zone,
	"theme" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_shops_shop_unique" UNIQUE("shop"),
	CONSTRAINT "shopify_shops_gid_unique" UNIQUE("gid"),
	CONSTRAINT "shopify_shops_project_id_unique" UNIQUE("project_id"),
	CONSTRAINT "shopify_shops_shop_lower_case_check" CHECK ("shopify_shops"."shop" = lower("shopify_shops"."shop"))
);
--> statement-breakpoint
CREATE TABLE "shopify_theme_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopify_theme_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"theme_id" text NOT NULL,
	"theme_name" text NOT NULL,
	"copy_id" text,
	"copy_name" text,
	"state" text DEFAULT 'copying' NOT NULL,
	"files" jsonb NOT NULL,
	"preview_url" text,
	"check" jsonb,
	"failure" text,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_theme_changes_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "shopify_theme_changes_state_check" CHECK ("shopify_theme_changes"."state" in ('copying', 'ready', 'published', 'undone', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "shopify_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopify_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"delivery_id" text NOT NULL,
	"shop" text NOT NULL,
	"topic" text NOT NULL,
	"triggered_at" timestamp (3) with time zone,
	"body" jsonb,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_webhooks_delivery_id_unique" UNIQUE("delivery_id")
);
--> statement-breakpoint
ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_action_check";--> statement-breakpoint
ALTER TABLE "shopify_charges" ADD CONSTRAINT "shopify_charges_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_charges" ADD CONSTRAINT "shopify_charges_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_usage" ADD CONSTRAINT "shopify_usage_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_links" ADD CONSTRAINT "shopify_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_links" ADD CONSTRAINT "shopify_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_pages" ADD CONSTRAINT "shopify_pages_sub_page_id_sub_pages_id_fk" FOREIGN KEY ("sub_page_id") REFERENCES "public"."sub_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_pages" ADD CONSTRAINT "shopify_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_shops" ADD CONSTRAINT "shopify_shops_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_shops" ADD CONSTRAINT "shopify_shops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_theme_changes" ADD CONSTRAINT "shopify_theme_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_theme_changes" ADD CONSTRAINT "shopify_theme_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopify_charges_project_id_index" ON "shopify_charges" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "shopify_charges_plan_id_index" ON "shopify_charges" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "shopify_usage_project_id_index" ON "shopify_usage" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "shopify_links_project_id_index" ON "shopify_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "shopify_links_user_id_index" ON "shopify_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shopify_links_expires_at_index" ON "shopify_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shopify_pages_resource_index" ON "shopify_pages" USING btree ("project_id","resource");--> statement-breakpoint
CREATE INDEX "shopify_shops_owner_id_index" ON "shopify_shops" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "shopify_shops_delete_at_index" ON "shopify_shops" USING btree ("delete_at") WHERE "shopify_shops"."delete_at" is not null;--> statement-breakpoint
CREATE INDEX "shopify_theme_changes_project_id_index" ON "shopify_theme_changes" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "shopify_theme_changes_created_by_index" ON "shopify_theme_changes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "shopify_webhooks_waiting_index" ON "shopify_webhooks" USING btree ("shop","id") WHERE "shopify_webhooks"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "shopify_webhooks_created_at_index" ON "shopify_webhooks" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_action_check" CHECK ("activity_log"."action" in ('login', 'login-failed', 'logout-everywhere', 'session-ended', 'password-changed', 'email-changed', 'email-confirmed', 'factor-added', 'factor-removed', 'token-created', 'token-revoked', 'person-invited', 'invitation-accepted', 'invitation-declined', 'invitation-withdrawn', 'role-changed', 'person-removed', 'person-left', 'project-created', 'project-claimed', 'theme-published', 'theme-restored', 'project-deleted', 'project-exported', 'report-visibility-changed', 'channel-added', 'channel-deleted', 'webhook-added', 'webhook-deleted', 'webhook-secret-changed', 'account-exported', 'account-deleted', 'user-suspended', 'user-reactivated', 'acting-started', 'acting-ended', 'super-admin-visit'));
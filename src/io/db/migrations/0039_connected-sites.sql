CREATE TABLE "site_connect_codes" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_connect_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "site_connections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"system" text NOT NULL,
	"site_url" text NOT NULL,
	"system_version" text,
	"plugin_version" text,
	"token_hash" text NOT NULL,
	"connected_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_connections_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "site_connections_system_check" CHECK ("site_connections"."system" in ('wordpress', 'typo3', 'php'))
);
--> statement-breakpoint
ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_action_check";--> statement-breakpoint
ALTER TABLE "sub_pages" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_connect_codes" ADD CONSTRAINT "site_connect_codes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_connect_codes" ADD CONSTRAINT "site_connect_codes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_connections" ADD CONSTRAINT "site_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_connections" ADD CONSTRAINT "site_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_connect_codes_created_by_index" ON "site_connect_codes" USING btree ("created_by") WHERE "site_connect_codes"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "site_connect_codes_expires_at_index" ON "site_connect_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_connections_site_unique" ON "site_connections" USING btree ("project_id","system","site_url");--> statement-breakpoint
CREATE INDEX "site_connections_connected_by_index" ON "site_connections" USING btree ("connected_by") WHERE "site_connections"."connected_by" is not null;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_action_check" CHECK ("activity_log"."action" in ('login', 'login-failed', 'logout-everywhere', 'session-ended', 'password-changed', 'email-changed', 'email-confirmed', 'factor-added', 'factor-removed', 'token-created', 'token-revoked', 'person-invited', 'invitation-accepted', 'invitation-declined', 'invitation-withdrawn', 'role-changed', 'person-removed', 'person-left', 'project-created', 'project-claimed', 'theme-published', 'theme-restored', 'live-switched', 'site-connected', 'site-disconnected', 'project-deleted', 'project-exported', 'report-visibility-changed', 'channel-added', 'channel-deleted', 'webhook-added', 'webhook-deleted', 'webhook-secret-changed', 'account-exported', 'account-deleted', 'user-suspended', 'user-reactivated', 'acting-started', 'acting-ended', 'super-admin-visit'));
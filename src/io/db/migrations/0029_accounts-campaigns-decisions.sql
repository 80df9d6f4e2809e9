CREATE TABLE "campaign_days" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "email_changes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "email_changes_email_lower_case_check" CHECK ("email_changes"."email" = lower("email_changes"."email"))
);
--> statement-breakpoint
CREATE TABLE "user_visits" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_visits_user_id_day_browser_system_pk" PRIMARY KEY("user_id","day","browser","system")
);
--> statement-breakpoint
ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_action_check";--> statement-breakpoint
ALTER TABLE "credit_orders" DROP CONSTRAINT "credit_orders_state_check";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_state_check";--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "acting_admin_id" integer;--> statement-breakpoint
ALTER TABLE "base_route_templates" ADD COLUMN "titles" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_user_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "status_before_suspension" text;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_visits" ADD CONSTRAINT "user_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_expires_at_index" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_visits_day_index" ON "user_visits" USING btree ("day");--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_acting_admin_id_users_id_fk" FOREIGN KEY ("acting_admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD CONSTRAINT "credit_orders_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_user_id_users_id_fk" FOREIGN KEY ("acting_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_log_acting_admin_id_index" ON "activity_log" USING btree ("acting_admin_id") WHERE "activity_log"."acting_admin_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_orders_decided_by_index" ON "credit_orders" USING btree ("decided_by") WHERE "credit_orders"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "sessions_acting_user_id_index" ON "sessions" USING btree ("acting_user_id") WHERE "sessions"."acting_user_id" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_decided_by_index" ON "subscriptions" USING btree ("decided_by") WHERE "subscriptions"."decided_by" is not null;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_action_check" CHECK ("activity_log"."action" in ('login', 'login-failed', 'logout-everywhere', 'session-ended', 'password-changed', 'email-changed', 'email-confirmed', 'factor-added', 'factor-removed', 'token-created', 'token-revoked', 'person-invited', 'invitation-accepted', 'invitation-declined', 'invitation-withdrawn', 'role-changed', 'person-removed', 'person-left', 'project-created', 'project-claimed', 'project-deleted', 'project-exported', 'report-visibility-changed', 'account-exported', 'account-deleted', 'user-suspended', 'user-reactivated', 'acting-started', 'acting-ended', 'super-admin-visit'));--> statement-breakpoint
ALTER TABLE "credit_orders" ADD CONSTRAINT "credit_orders_state_check" CHECK ("credit_orders"."state" in ('wish', 'paid', 'refused', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_state_check" CHECK ("subscriptions"."state" in ('wish', 'trial', 'active', 'ended', 'granted', 'refused'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_status_before_suspension_check" CHECK ("users"."status_before_suspension" in ('inactive', 'active', 'pending', 'suspended', 'first_login'));--> statement-breakpoint
-- What was paid before is part of the history; who decided it is not known.
UPDATE "credit_orders" SET "decided_at" = "updated_at" WHERE "state" = 'paid';

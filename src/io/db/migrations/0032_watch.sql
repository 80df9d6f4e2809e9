ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_action_check";--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_action_check" CHECK ("activity_log"."action" in ('login', 'login-failed', 'logout-everywhere', 'session-ended', 'password-changed', 'email-changed', 'email-confirmed', 'factor-added', 'factor-removed', 'token-created', 'token-revoked', 'person-invited', 'invitation-accepted', 'invitation-declined', 'invitation-withdrawn', 'role-changed', 'person-removed', 'person-left', 'project-created', 'project-claimed', 'project-deleted', 'project-exported', 'report-visibility-changed', 'channel-added', 'channel-deleted', 'webhook-added', 'webhook-deleted', 'webhook-secret-changed', 'account-exported', 'account-deleted', 'user-suspended', 'user-reactivated', 'acting-started', 'acting-ended', 'super-admin-visit'));--> statement-breakpoint
CREATE TABLE "alert_channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_channels_kind_check" CHECK ("alert_channels"."kind" in ('slack', 'teams', 'discord')),
	CONSTRAINT "alert_channels_language_check" CHECK ("alert_channels"."language" in ('en', 'de')),
	CONSTRAINT "alert_channels_failures_not_negative_check" CHECK ("alert_channels"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "alert_preferences" (
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"incidents" boolean NOT NULL,
	"digest" boolean NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"time_zone" text DEFAULT 'Europe/Berlin' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_preferences_pk" PRIMARY KEY("project_id","user_id"),
	CONSTRAINT "alert_preferences_hours_check" CHECK ("alert_preferences"."quiet_from" between 0 and 23 and "alert_preferences"."quiet_to" between 0 and 23),
	CONSTRAINT "alert_preferences_both_hours_check" CHECK (("alert_preferences"."quiet_from" is null) = ("alert_preferences"."quiet_to" is null))
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"incident_id" integer NOT NULL,
	"event" text NOT NULL,
	"user_id" integer,
	"channel_id" integer,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"dropped_for" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_event_check" CHECK ("alerts"."event" in ('opened', 'resolved')),
	CONSTRAINT "alerts_target_check" CHECK (("alerts"."user_id" is null) <> ("alerts"."channel_id" is null))
);
--> statement-breakpoint
CREATE TABLE "incident_pages" (
	"incident_id" integer NOT NULL,
	"sub_page_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"cleared_at" timestamp (3) with time zone,
	CONSTRAINT "incident_pages_pk" PRIMARY KEY("incident_id","sub_page_id")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"cause_key" text NOT NULL,
	"cause" jsonb NOT NULL,
	"state" text DEFAULT 'suspected' NOT NULL,
	"last_page_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	"changed_by" integer,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incidents_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "incidents_state_check" CHECK ("incidents"."state" in ('suspected', 'open', 'acknowledged', 'muted', 'resolved'))
);
--> statement-breakpoint
CREATE TABLE "monitoring_months" (
	"project_id" integer NOT NULL,
	"month" date NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "monitoring_months_project_id_month_pk" PRIMARY KEY("project_id","month"),
	CONSTRAINT "monitoring_months_used_not_negative_check" CHECK ("monitoring_months"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_snapshots" (
	"sub_page_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"project_id" integer NOT NULL,
	"state" jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_key" text,
	CONSTRAINT "page_snapshots_pk" PRIMARY KEY("sub_page_id","seen_at")
) PARTITION BY RANGE ("seen_at");
--> statement-breakpoint
-- Up to the end of next month; later months follow at every start.
DO $$ BEGIN
  EXECUTE format('CREATE TABLE page_snapshots_first PARTITION OF page_snapshots FOR VALUES FROM (MINVALUE) TO (%L)',
    (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC');
END $$;
--> statement-breakpoint
CREATE TABLE "watched_pages" (
	"sub_page_id" integer PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone,
	"hinted_at" timestamp (3) with time zone,
	"confirm_at" timestamp (3) with time zone,
	"state" jsonb,
	"good_issues" jsonb,
	"fault" jsonb,
	"fault_key" text
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reach_at" timestamp (3) with time zone,
	"digest_at" timestamp (3) with time zone,
	"has_badge" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"endpoint_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"status" smallint,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"rests_until" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "webhook_endpoints_failures_not_negative_check" CHECK ("webhook_endpoints"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "alert_channels" ADD CONSTRAINT "alert_channels_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_channels" ADD CONSTRAINT "alert_channels_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_preferences" ADD CONSTRAINT "alert_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_preferences" ADD CONSTRAINT "alert_preferences_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_channel_id_alert_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."alert_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_pages" ADD CONSTRAINT "incident_pages_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_pages" ADD CONSTRAINT "incident_pages_sub_page_id_sub_pages_id_fk" FOREIGN KEY ("sub_page_id") REFERENCES "public"."sub_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_pages" ADD CONSTRAINT "incident_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitoring_months" ADD CONSTRAINT "monitoring_months_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD CONSTRAINT "page_snapshots_sub_page_id_sub_pages_id_fk" FOREIGN KEY ("sub_page_id") REFERENCES "public"."sub_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD CONSTRAINT "page_snapshots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_pages" ADD CONSTRAINT "watched_pages_sub_page_id_sub_pages_id_fk" FOREIGN KEY ("sub_page_id") REFERENCES "public"."sub_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_pages" ADD CONSTRAINT "watched_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_channels_project_id_index" ON "alert_channels" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "alert_channels_created_by_index" ON "alert_channels" USING btree ("created_by") WHERE "alert_channels"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "alert_preferences_user_id_index" ON "alert_preferences" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_user_unique" ON "alerts" USING btree ("incident_id","event","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_channel_unique" ON "alerts" USING btree ("incident_id","event","channel_id");--> statement-breakpoint
CREATE INDEX "alerts_waiting_index" ON "alerts" USING btree ("send_after") WHERE "alerts"."sent_at" is null and "alerts"."dropped_for" is null;--> statement-breakpoint
CREATE INDEX "alerts_project_id_index" ON "alerts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "alerts_user_id_index" ON "alerts" USING btree ("user_id") WHERE "alerts"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "alerts_channel_id_index" ON "alerts" USING btree ("channel_id") WHERE "alerts"."channel_id" is not null;--> statement-breakpoint
CREATE INDEX "incident_pages_sub_page_id_index" ON "incident_pages" USING btree ("sub_page_id");--> statement-breakpoint
CREATE INDEX "incident_pages_project_id_index" ON "incident_pages" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "incidents_project_id_index" ON "incidents" USING btree ("project_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_running_unique" ON "incidents" USING btree ("project_id","cause_key","created_at") WHERE "incidents"."state" <> 'resolved';--> statement-breakpoint
CREATE INDEX "incidents_changed_by_index" ON "incidents" USING btree ("changed_by") WHERE "incidents"."changed_by" is not null;--> statement-breakpoint
CREATE INDEX "page_snapshots_project_id_index" ON "page_snapshots" USING btree ("project_id","seen_at");--> statement-breakpoint
CREATE INDEX "watched_pages_turn_index" ON "watched_pages" USING btree ("project_id","looked_at" NULLS FIRST,"sub_page_id");--> statement-breakpoint
CREATE INDEX "watched_pages_hinted_index" ON "watched_pages" USING btree ("project_id","hinted_at") WHERE "watched_pages"."hinted_at" is not null;--> statement-breakpoint
CREATE INDEX "watched_pages_confirm_index" ON "watched_pages" USING btree ("project_id","confirm_at") WHERE "watched_pages"."confirm_at" is not null;--> statement-breakpoint
CREATE INDEX "watched_pages_fault_index" ON "watched_pages" USING btree ("project_id","fault_key") WHERE "watched_pages"."fault_key" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_index" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_index" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_project_id_index" ON "webhook_deliveries" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_index" ON "webhook_deliveries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_project_id_index" ON "webhook_endpoints" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_created_by_index" ON "webhook_endpoints" USING btree ("created_by") WHERE "webhook_endpoints"."created_by" is not null;
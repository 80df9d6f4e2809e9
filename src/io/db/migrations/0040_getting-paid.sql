CREATE SEQUENCE "public"."stripe_questions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "stripe_credit_purchases" (
	"session_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"credit_bundle_id" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_credit_purchases_taken_back_not_negative_check" CHECK ("stripe_credit_purchases"."taken_back" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer,
	"user_id" integer,
	"site" text NOT NULL,
	"asked" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_customers_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"number" text,
	"state" text NOT NULL,
	"plan_id" text,
	"period" text,
	"credit_bundle_id" text,
	"description" text,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"pdf_url" text,
	"pay_url" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_invoices_state_check" CHECK ("stripe_invoices"."state" in ('draft', 'open', 'paid', 'void', 'uncollectible')),
	CONSTRAINT "stripe_invoices_period_check" CHECK ("stripe_invoices"."period" in ('monthly', 'yearly')),
	CONSTRAINT "stripe_invoices_refunded_cents_not_negative_check" CHECK ("stripe_invoices"."refunded_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"plan_id" text,
	"period" text,
	"cents" integer NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_unpaid" boolean DEFAULT false NOT NULL,
	"unpaid_since" timestamp (3) with time zone,
	"first_payment_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_subscriptions_period_check" CHECK ("stripe_subscriptions"."period" in ('monthly', 'yearly')),
	CONSTRAINT "stripe_subscriptions_cents_not_negative_check" CHECK ("stripe_subscriptions"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_action_check";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "stripe_subscription_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stripe_credit_purchases" ADD CONSTRAINT "stripe_credit_purchases_customer_id_stripe_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."stripe_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_credit_purchases" ADD CONSTRAINT "stripe_credit_purchases_credit_bundle_id_credit_bundles_id_fk" FOREIGN KEY ("credit_bundle_id") REFERENCES "public"."credit_bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_invoices" ADD CONSTRAINT "stripe_invoices_customer_id_stripe_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."stripe_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD CONSTRAINT "stripe_subscriptions_customer_id_stripe_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."stripe_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD CONSTRAINT "stripe_subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_credit_purchases_customer_id_index" ON "stripe_credit_purchases" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stripe_credit_purchases_credit_bundle_id_index" ON "stripe_credit_purchases" USING btree ("credit_bundle_id");--> statement-breakpoint
CREATE INDEX "stripe_customers_user_id_index" ON "stripe_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stripe_events_waiting_index" ON "stripe_events" USING btree ("customer_id") WHERE "stripe_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_created_at_index" ON "stripe_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stripe_invoices_customer_id_index" ON "stripe_invoices" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "stripe_invoices_created_at_index" ON "stripe_invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_customer_id_index" ON "stripe_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_plan_id_index" ON "stripe_subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_unpaid_since_index" ON "stripe_subscriptions" USING btree ("unpaid_since");--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_action_check" CHECK ("activity_log"."action" in ('login', 'login-failed', 'logout-everywhere', 'session-ended', 'password-changed', 'email-changed', 'email-confirmed', 'factor-added', 'factor-removed', 'token-created', 'token-revoked', 'person-invited', 'invitation-accepted', 'invitation-declined', 'invitation-withdrawn', 'role-changed', 'person-removed', 'person-left', 'project-created', 'project-claimed', 'theme-published', 'theme-restored', 'live-switched', 'site-connected', 'site-disconnected', 'plan-bought', 'plan-changed', 'plan-cancelled', 'plan-resumed', 'plan-ended', 'credits-bought', 'invoice-refunded', 'project-deleted', 'project-exported', 'report-visibility-changed', 'channel-added', 'channel-deleted', 'webhook-added', 'webhook-deleted', 'webhook-secret-changed', 'account-exported', 'account-deleted', 'user-suspended', 'user-reactivated', 'acting-started', 'acting-ended', 'super-admin-visit'));
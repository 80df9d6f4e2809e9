ALTER TABLE "stripe_customers" DROP CONSTRAINT "stripe_customers_project_id_unique";--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "gone_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_customers_current_unique" ON "stripe_customers" USING btree ("project_id") WHERE "stripe_customers"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_customers_project_id_index" ON "stripe_customers" USING btree ("project_id");
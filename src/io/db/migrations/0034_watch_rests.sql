DROP INDEX "webhook_deliveries_waiting_index";--> statement-breakpoint
ALTER TABLE "watched_pages" ADD COLUMN "etag" text;--> statement-breakpoint
ALTER TABLE "watched_pages" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "rests_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_index" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE "webhook_deliveries"."next_attempt_at" is not null;
ALTER TABLE "og_images" ADD COLUMN "fetched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "og_images" ADD COLUMN "dropped_at" timestamp (3) with time zone;
ALTER TABLE "og_images" ADD COLUMN "drawn_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "og_images" ADD COLUMN "is_incomplete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "over_limit_at" timestamp (3) with time zone;
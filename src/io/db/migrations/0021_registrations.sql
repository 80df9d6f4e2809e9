ALTER TABLE "confirmations" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmations" ALTER COLUMN "password_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "firstname" text;--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "lastname" text;--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "magic_links" ADD COLUMN "short_code_hash" text;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "next" text;--> statement-breakpoint
CREATE INDEX "confirmations_email_index" ON "confirmations" USING btree ("email");--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_email_lower_case_check" CHECK ("confirmations"."email" = lower("confirmations"."email"));--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_language_check" CHECK ("confirmations"."language" in ('en', 'de'));
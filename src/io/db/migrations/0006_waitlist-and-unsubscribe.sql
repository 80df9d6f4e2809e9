ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "unsubscribe_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_unsubscribe_code_unique" UNIQUE("unsubscribe_code");--> statement-breakpoint
ALTER TABLE "waitlist_entries" DROP CONSTRAINT "waitlist_entries_unsubscribe_code_hash_unique";--> statement-breakpoint
ALTER TABLE "waitlist_entries" DROP COLUMN "unsubscribe_code_hash";--> statement-breakpoint
ALTER TABLE "waitlist_entries" DROP COLUMN "unsubscribed_at";
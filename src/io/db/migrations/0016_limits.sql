ALTER TABLE "rate_limits" ADD COLUMN "last_hit_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Hashes without a key can be undone by trying all addresses; counters begin again with keyed ones.
DELETE FROM "rate_limits";--> statement-breakpoint
UPDATE "checker_requests" SET "client_hash" = '';

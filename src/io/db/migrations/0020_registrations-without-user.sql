-- Registrations that wait begin again: what they confirm stood with the account, where the next one could change it.
DELETE FROM "confirmations";--> statement-breakpoint
UPDATE "users" SET "password_hash" = NULL WHERE "status" IN ('inactive', 'pending');--> statement-breakpoint
ALTER TABLE "confirmations" DROP CONSTRAINT "confirmations_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "confirmations_user_id_index";--> statement-breakpoint
ALTER TABLE "confirmations" DROP COLUMN "user_id";
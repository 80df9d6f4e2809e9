ALTER TABLE "invitations" RENAME COLUMN "accepted_at" TO "ended_at";--> statement-breakpoint
ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_action_check";--> statement-breakpoint
DROP INDEX "invitations_open_unique";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "collaborator_id" integer DEFAULT nextval('user_to_project_id_seq') NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "firstname" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "lastname" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "outcome" text;--> statement-breakpoint
UPDATE "invitations" SET "outcome" = 'accepted' WHERE "ended_at" IS NOT NULL;--> statement-breakpoint
-- Whoever had an account was joined without being asked, and the link stayed open: it ends as what it came to. Somebody
-- with an account and without membership has been removed since.
UPDATE "invitations" AS i SET "ended_at" = now(), "outcome" = 'withdrawn' FROM "users" AS u
WHERE i."ended_at" IS NULL AND u."email" = i."email" AND NOT EXISTS (
  SELECT FROM "user_to_project" AS m WHERE m."user_id" = u."id" AND m."project_id" = i."project_id");--> statement-breakpoint
UPDATE "invitations" AS i SET "ended_at" = now(), "outcome" = 'accepted' FROM "users" AS u
WHERE i."ended_at" IS NULL AND u."email" = i."email" AND u."status" NOT IN ('pending', 'inactive');--> statement-breakpoint
UPDATE "invitations" AS i SET "firstname" = u."firstname", "lastname" = u."lastname" FROM "users" AS u
WHERE i."ended_at" IS NULL AND u."email" = i."email" AND u."status" = 'pending';--> statement-breakpoint
-- An invitation makes nobody a member before it is accepted, and no account.
DELETE FROM "user_to_project" WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" IN ('pending', 'inactive'));--> statement-breakpoint
DELETE FROM "users" WHERE "status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "activity_log_visit_unique" ON "activity_log" USING btree ("actor_id","project_id",date_trunc('hour', "created_at" at time zone 'UTC')) WHERE "activity_log"."action" = 'super-admin-visit';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_unique" ON "invitations" USING btree ("project_id","email") WHERE "invitations"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_collaborator_id_unique" UNIQUE("collaborator_id");--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_action_check" CHECK ("activity_log"."action" in ('login', 'login-failed', 'logout-everywhere', 'session-ended', 'password-changed', 'email-confirmed', 'factor-added', 'factor-removed', 'token-created', 'token-revoked', 'person-invited', 'invitation-accepted', 'invitation-declined', 'invitation-withdrawn', 'role-changed', 'person-removed', 'person-left', 'project-created', 'project-claimed', 'project-deleted', 'project-exported', 'report-visibility-changed', 'account-exported', 'account-deleted', 'super-admin-visit'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_outcome_check" CHECK ("invitations"."outcome" in ('accepted', 'declined', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_ended_check" CHECK (("invitations"."ended_at" is null) = ("invitations"."outcome" is null));
ALTER TABLE "crawls" DROP CONSTRAINT "crawls_project_id_projects_id_fk";--> statement-breakpoint
-- In place of the foreign key's cascade.
CREATE FUNCTION "delete_crawls_of_project"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "crawls" WHERE "project_id" = OLD."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "projects_delete_crawls" AFTER DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION "delete_crawls_of_project"();

-- A look changes a few columns and seldom the state: with the state stored apart, the two versions that each look leaves
-- are some hundred bytes instead of two thousand.
ALTER TABLE "watched_pages" SET (toast_tuple_target = 128);--> statement-breakpoint
-- Vacuumed before a fifth of the table is old versions.
ALTER TABLE "watched_pages" SET (autovacuum_vacuum_scale_factor = 0.05);

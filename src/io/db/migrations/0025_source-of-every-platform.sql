ALTER TABLE "crawl_days" DROP CONSTRAINT "crawl_days_source_check";--> statement-breakpoint
ALTER TABLE "crawl_page_days" DROP CONSTRAINT "crawl_page_days_source_check";--> statement-breakpoint
ALTER TABLE "crawls" DROP CONSTRAINT "crawls_source_check";--> statement-breakpoint
ALTER TABLE "user_agents" DROP CONSTRAINT "user_agents_source_check";--> statement-breakpoint
-- What rows of before called Unknown gets the source that its agent has now. Slack fetches images of posted links by its proxy:
-- those are shares.
CREATE TEMPORARY TABLE "renamed_agents" ON COMMIT DROP AS SELECT * FROM (VALUES
  ('Line', false, 'Line', 'Line', false),
  ('Apple', false, 'iMessage', 'Apple', false),
  ('Signal', false, 'Signal', 'Signal', false),
  ('Skype', false, 'Teams', 'Skype', false),
  ('Google-PageRenderer', false, 'GoogleChat', 'Google-PageRenderer', false),
  ('Discord', false, 'Discord', 'Discord', false),
  ('Bluesky', false, 'Bluesky', 'Bluesky', false),
  ('Mastodon', false, 'Mastodon', 'Mastodon', false),
  ('Reddit', false, 'Reddit', 'Reddit', false),
  ('Embedly', false, 'Embedly', 'Embedly', false),
  ('Pinterest', false, 'Pinterest', 'Pinterest', false),
  ('Viber', false, 'Viber', 'Viber', false),
  ('Snapchat', false, 'Snapchat', 'Snapchat', false),
  ('Slack-ImgProxy', true, 'Slack', 'Slack-ImgProxy', false),
  ('Facebook', true, 'MetaBot', 'Meta', true),
  ('GoogleImageProxy', true, 'GoogleImageProxy', 'GoogleImageProxy', true),
  ('Apple', true, 'AppleBot', 'Apple', true),
  ('Line', true, 'Linespider', 'Line', true),
  ('DiffBot', true, 'DiffBot', 'DiffBot', true),
  ('Seznam', true, 'SeznamBot', 'Seznam', true),
  ('StatusCake', true, 'StatusCake', 'StatusCake', true),
  ('PetalBot', true, 'PetalBot', 'PetalBot', true),
  ('ImagesiftBot', true, 'ImagesiftBot', 'ImagesiftBot', true),
  ('Bytespider', true, 'Bytespider', 'Bytespider', true),
  ('PerplexityBot', true, 'PerplexityBot', 'PerplexityBot', true),
  ('YandexImages', true, 'YandexBot', 'YandexImages', true),
  ('YandexMarket', true, 'YandexBot', 'YandexMarket', true)
) AS rows ("bot", "is_bot", "new_source", "new_bot", "new_is_bot");--> statement-breakpoint
UPDATE "user_agents" SET "source" = "new_source", "bot" = "new_bot", "is_bot" = "new_is_bot" FROM "renamed_agents" AS renamed
WHERE "user_agents"."bot" = renamed."bot" AND "user_agents"."is_bot" = renamed."is_bot" AND "user_agents"."source" IN ('Unknown', 'Slack', 'Facebook');--> statement-breakpoint
UPDATE "crawls" SET "source" = "new_source", "bot" = "new_bot", "is_bot" = "new_is_bot" FROM "renamed_agents" AS renamed
WHERE "crawls"."bot" = renamed."bot" AND "crawls"."is_bot" = renamed."is_bot" AND "crawls"."source" IN ('Unknown', 'Slack', 'Facebook');--> statement-breakpoint
-- The night ranks these days again.
DELETE FROM "crawl_day_tops" WHERE ("project_id", "day") IN (SELECT "project_id", "day" FROM "crawl_days" WHERE "bot" = 'Slack-ImgProxy');--> statement-breakpoint
WITH moved AS (
  DELETE FROM "crawl_days" AS old USING "renamed_agents" AS renamed
  WHERE old."bot" = renamed."bot" AND old."is_bot" = renamed."is_bot" AND old."source" IN ('Unknown', 'Slack', 'Facebook')
  RETURNING old."project_id", old."day", renamed."new_bot", renamed."new_is_bot", renamed."new_source", old."state", old."route_template_id", old."count")
INSERT INTO "crawl_days" ("project_id", "day", "bot", "is_bot", "source", "state", "route_template_id", "count")
SELECT "project_id", "day", "new_bot", "new_is_bot", "new_source", "state", "route_template_id", sum("count") FROM moved GROUP BY 1, 2, 3, 4, 5, 6, 7
ON CONFLICT ON CONSTRAINT "crawl_days_pk" DO UPDATE SET "count" = "crawl_days"."count" + excluded."count";--> statement-breakpoint
WITH moved AS (
  DELETE FROM "crawl_page_days" AS old USING "renamed_agents" AS renamed
  WHERE old."bot" = renamed."bot" AND old."is_bot" = renamed."is_bot" AND old."source" IN ('Unknown', 'Slack', 'Facebook')
  RETURNING old."project_id", old."day", old."sub_page_id", renamed."new_bot", renamed."new_is_bot", renamed."new_source", old."state", old."route_template_id", old."count")
INSERT INTO "crawl_page_days" ("project_id", "day", "sub_page_id", "bot", "is_bot", "source", "state", "route_template_id", "count")
SELECT "project_id", "day", "sub_page_id", "new_bot", "new_is_bot", "new_source", "state", "route_template_id", sum("count") FROM moved GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
ON CONFLICT ON CONSTRAINT "crawl_page_days_pk" DO UPDATE SET "count" = "crawl_page_days"."count" + excluded."count";--> statement-breakpoint
INSERT INTO "crawl_template_pages" ("project_id", "route_template_id", "sub_page_id", "first_shared_on", "last_shared_on")
SELECT "project_id", "route_template_id", "sub_page_id", min("day"), max("day") FROM "crawl_page_days"
WHERE "route_template_id" <> 0 AND "bot" = 'Slack-ImgProxy' AND NOT "is_bot" GROUP BY 1, 2, 3
ON CONFLICT ON CONSTRAINT "crawl_template_pages_pk" DO UPDATE
SET "first_shared_on" = least("crawl_template_pages"."first_shared_on", excluded."first_shared_on"),
  "last_shared_on" = greatest("crawl_template_pages"."last_shared_on", excluded."last_shared_on");--> statement-breakpoint
ALTER TABLE "crawl_days" ADD CONSTRAINT "crawl_days_source_check" CHECK ("crawl_days"."source" in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn', 'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown', 'iMessage', 'Teams', 'Discord', 'Signal', 'Bluesky', 'Mastodon', 'Reddit', 'Pinterest', 'Snapchat', 'Line', 'Viber', 'GoogleChat', 'Embedly', 'GoogleBot', 'GoogleImageProxy', 'AppleBot', 'MetaBot', 'GPTBot', 'ClaudeBot', 'PerplexityBot', 'Bytespider', 'AmazonBot', 'CCBot', 'DuckDuckBot', 'YandexBot', 'SeznamBot', 'PetalBot', 'Linespider', 'DiffBot', 'ImagesiftBot', 'SemrushBot', 'StatusCake'));--> statement-breakpoint
ALTER TABLE "crawl_page_days" ADD CONSTRAINT "crawl_page_days_source_check" CHECK ("crawl_page_days"."source" in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn', 'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown', 'iMessage', 'Teams', 'Discord', 'Signal', 'Bluesky', 'Mastodon', 'Reddit', 'Pinterest', 'Snapchat', 'Line', 'Viber', 'GoogleChat', 'Embedly', 'GoogleBot', 'GoogleImageProxy', 'AppleBot', 'MetaBot', 'GPTBot', 'ClaudeBot', 'PerplexityBot', 'Bytespider', 'AmazonBot', 'CCBot', 'DuckDuckBot', 'YandexBot', 'SeznamBot', 'PetalBot', 'Linespider', 'DiffBot', 'ImagesiftBot', 'SemrushBot', 'StatusCake'));--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_source_check" CHECK ("source" in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn', 'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown', 'iMessage', 'Teams', 'Discord', 'Signal', 'Bluesky', 'Mastodon', 'Reddit', 'Pinterest', 'Snapchat', 'Line', 'Viber', 'GoogleChat', 'Embedly', 'GoogleBot', 'GoogleImageProxy', 'AppleBot', 'MetaBot', 'GPTBot', 'ClaudeBot', 'PerplexityBot', 'Bytespider', 'AmazonBot', 'CCBot', 'DuckDuckBot', 'YandexBot', 'SeznamBot', 'PetalBot', 'Linespider', 'DiffBot', 'ImagesiftBot', 'SemrushBot', 'StatusCake'));--> statement-breakpoint
ALTER TABLE "user_agents" ADD CONSTRAINT "user_agents_source_check" CHECK ("user_agents"."source" in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn', 'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown', 'iMessage', 'Teams', 'Discord', 'Signal', 'Bluesky', 'Mastodon', 'Reddit', 'Pinterest', 'Snapchat', 'Line', 'Viber', 'GoogleChat', 'Embedly', 'GoogleBot', 'GoogleImageProxy', 'AppleBot', 'MetaBot', 'GPTBot', 'ClaudeBot', 'PerplexityBot', 'Bytespider', 'AmazonBot', 'CCBot', 'DuckDuckBot', 'YandexBot', 'SeznamBot', 'PetalBot', 'Linespider', 'DiffBot', 'ImagesiftBot', 'SemrushBot', 'StatusCake'));

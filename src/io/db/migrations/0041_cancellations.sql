CREATE TABLE "cancellation_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"ends_on" date,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" integer,
	CONSTRAINT "cancellation_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "cancellation_requests_email_lower_case_check" CHECK ("cancellation_requests"."email" = lower("cancellation_requests"."email")),
	CONSTRAINT "cancellation_requests_kind_check" CHECK ("cancellation_requests"."kind" in ('ordinary', 'for-cause')),
	CONSTRAINT "cancellation_requests_language_check" CHECK ("cancellation_requests"."language" in ('en', 'de')),
	CONSTRAINT "cancellation_requests_state_check" CHECK ("cancellation_requests"."state" in ('open', 'done'))
);
--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_requests_email_index" ON "cancellation_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cancellation_requests_done_by_index" ON "cancellation_requests" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "cancellation_requests_created_at_index" ON "cancellation_requests" USING btree ("created_at");
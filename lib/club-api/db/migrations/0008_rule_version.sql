CREATE TABLE "rule_version" (
	"idx" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "rule_version" ("idx", "version") VALUES (1, 1);--> statement-breakpoint
-- A process keeps the rules that it has read until this number moves: it moves with the change, in its transaction.
CREATE FUNCTION "raise_rule_version"() RETURNS trigger AS $$
BEGIN
  UPDATE "rule_version" SET "version" = "version" + 1 WHERE "idx" = 1;
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;--> statement-breakpoint
DO $$
DECLARE
  rule_table text;
BEGIN
  FOREACH rule_table IN ARRAY ARRAY['booking_rules', 'clubs', 'codes', 'courses', 'green_fees', 'holidays',
    'ip_blocks', 'limit_rules', 'open_rules', 'policies', 'regular_closings', 'season_parts', 'service_fees',
    'site_states']
  LOOP
    EXECUTE format('CREATE TRIGGER "raise_rule_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION "raise_rule_version"()', rule_table);
  END LOOP;
END;
$$;

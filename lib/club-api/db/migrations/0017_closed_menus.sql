-- Which images a text names, so that an image can be asked for whose records name it.
CREATE FUNCTION "image_tokens"(texts jsonb) RETURNS text[] AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(texts::text, '/files/content/([A-Za-z0-9_-]{43})', 'g') AS found
$$ LANGUAGE sql IMMUTABLE PARALLEL SAFE;--> statement-breakpoint
DO $$
DECLARE
  text_table text;
BEGIN
  FOREACH text_table IN ARRAY ARRAY['notices', 'events', 'faqs', 'fnb_menus', 'reference_entries', 'terms']
  LOOP
    EXECUTE format('CREATE INDEX %I ON %I USING gin ("image_tokens"("texts"))', text_table || '_images', text_table);
  END LOOP;
END;
$$;--> statement-breakpoint
-- Menus are kept by processes like rules: who may see a page is looked at with every call of its content.
CREATE TRIGGER "raise_rule_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menus"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_rule_version"();

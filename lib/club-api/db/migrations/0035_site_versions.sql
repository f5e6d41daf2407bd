-- What a club says of itself is kept by processes like rules: the number moves with each change of it.
DO $$
DECLARE
  site_table text;
BEGIN
  FOREACH site_table IN ARRAY ARRAY['site_infos', 'site_additions', 'site_brands', 'site_scenes', 'site_certs', 'club_words']
  LOOP
    EXECUTE format('CREATE TRIGGER "raise_rule_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION "raise_rule_version"()', site_table);
  END LOOP;
END;
$$;

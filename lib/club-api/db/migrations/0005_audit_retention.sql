-- Records of deeds can be added to, never changed; a transaction that names a moment may delete those before it, and
-- only the retention job does (checklist S-87).
CREATE FUNCTION "refuse_young_audit_delete"() RETURNS trigger AS $$
DECLARE
  purge_before text := nullif(current_setting('club.audit_purge_before', true), '');
BEGIN
  IF purge_before IS NULL OR OLD.at >= purge_before::timestamptz THEN
    RAISE EXCEPTION 'audit records are append-only';
  END IF;
  RETURN OLD;
END;
$$ LANGUAGE plpgsql;--> statement-breakpoint
DROP TRIGGER "audit_records_append_only" ON "audit_records";--> statement-breakpoint
CREATE TRIGGER "audit_records_append_only" BEFORE UPDATE OR TRUNCATE ON "audit_records"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_records_kept" BEFORE DELETE ON "audit_records"
  FOR EACH ROW EXECUTE FUNCTION "refuse_young_audit_delete"();

-- The record of what admins did can be added to, never changed (checklist S-87).
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger AS $$
BEGIN
  RAISE EXCEPTION 'audit records are append-only';
END;
$$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "audit_records_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_records"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

-- Every change of a user, or of what a user owns, says the user's id on the channel `user_changed` when its transaction
-- commits. Triggers rather than app code, so that a change by hand, by a script or by another server is heard too.
-- Prisma's schema has no words for triggers, so it neither sees nor removes them.

CREATE FUNCTION notify_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    PERFORM pg_notify('user_changed', OLD."id");
  END IF;
  -- A second notification with the same id in one transaction is folded into the first by Postgres.
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    PERFORM pg_notify('user_changed', NEW."id");
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER users_notify_user_changed
AFTER INSERT OR UPDATE OR DELETE ON "users"
FOR EACH ROW EXECUTE FUNCTION notify_user_changed();

CREATE FUNCTION notify_purchase_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') AND OLD."userId" IS NOT NULL THEN
    PERFORM pg_notify('user_changed', OLD."userId");
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') AND NEW."userId" IS NOT NULL THEN
    PERFORM pg_notify('user_changed', NEW."userId");
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER purchases_notify_user_changed
AFTER INSERT OR UPDATE OR DELETE ON "purchases"
FOR EACH ROW EXECUTE FUNCTION notify_purchase_changed();

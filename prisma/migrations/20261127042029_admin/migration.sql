-- AlterTable
ALTER TABLE "hire_requests" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "purchases" ADD COLUMN     "revokedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sites" ADD COLUMN     "formsStoppedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "grants" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "item" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "grantedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "grants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_failures" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "transactionId" TEXT,
    "payload" JSONB NOT NULL,
    "error" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_failures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "failed_mails" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "error" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "failed_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_audit" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "adminId" TEXT NOT NULL,
    "admin" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "subjectKind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "admin_audit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "grants_userId_idx" ON "grants"("userId");

-- CreateIndex
CREATE INDEX "webhook_failures_lastAt_idx" ON "webhook_failures"("lastAt");

-- CreateIndex
CREATE INDEX "failed_mails_to_idx" ON "failed_mails"("to");

-- CreateIndex
CREATE INDEX "failed_mails_firstAt_idx" ON "failed_mails"("firstAt");

-- CreateIndex
CREATE INDEX "admin_audit_at_idx" ON "admin_audit"("at");

-- CreateIndex
CREATE INDEX "admin_audit_subjectKind_subjectId_at_idx" ON "admin_audit"("subjectKind", "subjectId", "at");

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A grant changes what its user owns: their open pages hear of it. The function serves any table with a "userId".
CREATE TRIGGER grants_notify_user_changed
AFTER INSERT OR UPDATE OR DELETE ON "grants"
FOR EACH ROW EXECUTE FUNCTION notify_purchase_changed();

-- What was done stays on record, whoever asks for something else. For each statement, so that one that meets no row is
-- refused, too.
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of admin_audit are only ever added' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER admin_audit_is_only_added_to
BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_audit"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();

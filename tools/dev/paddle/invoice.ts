import type { ITransactionResponse } from "@paddle/paddle-node-sdk";

/** The invoice of a transaction as a PDF of one page, with the lines and sums Paddle's own would have. */
export function buildInvoicePdf(transaction: ITransactionResponse): Buffer {
  const { details, currency_code, invoice_number, billed_at } = transaction;
  const money = (minor: string | undefined) => `${(Number(minor ?? 0) / 100).toFixed(2)} ${currency_code}`;
  const lines = [
    `Invoice ${invoice_number ?? ""}`,
    "Emulated payment, no money moved",
    "",
    `Paid ${(billed_at ?? transaction.created_at).slice(0, 10)}, transaction ${transaction.id}`,
    "",
    ...(details?.line_items ?? []).map(({ product, totals }) => `${product?.name ?? ""}: ${money(totals?.subtotal)}`),
    `Tax: ${money(details?.totals?.tax)}`,
    `Total: ${money(details?.totals?.total)}`,
  ];
  const text = lines.map((line, index) => `1 0 0 1 56 ${780 - index * 22} Tm (${escapeText(line)}) Tj`).join("\n");
  const stream = `BT /F1 12 Tf\n${text}\nET`;
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(stream, "latin1")} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ]);
}

// Backslash and brackets delimit strings in PDF; the font's encoding has Latin letters only.
function escapeText(text: string): string {
  return text
    .replace(/[\\()]/g, "\\$&")
    .replaceAll("§", "\\247")
    .replace(/[^\x20-\x7e]/g, "?");
}

/** Objects numbered from 1, and the table that says at which byte each begins (ISO 32000-1, 7.5). */
function assemble(objects: string[]): Buffer {
  let file = "%PDF-1.4\n";
  const starts = objects.map((object, index) => {
    const start = Buffer.byteLength(file, "latin1");
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const at = Buffer.byteLength(file, "latin1");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

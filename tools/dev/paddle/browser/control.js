// The control page: shows what the emulator holds, and does to it what a person presses.
const form = document.getElementById("settings");
const list = document.getElementById("transactions");
const status = document.getElementById("status");
const template = document.getElementById("transaction");

async function ask(path, body) {
  const init = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const response = await fetch(`/control/${path}`, init);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.detail);
  return answer;
}

function show({ settings, transactions }) {
  for (const [name, value] of Object.entries(settings)) {
    const field = form.elements.namedItem(name);
    if (field === document.activeElement) continue;
    if (field.type === "checkbox") field.checked = value;
    else field.value = String(value);
  }
  list.replaceChildren(...transactions.map(rowOf));
  if (transactions.length === 0) status.textContent = "None yet: buy something in the shop, then look here again.";
}

function rowOf(transaction) {
  const row = template.content.cloneNode(true).firstElementChild;
  const money = new Intl.NumberFormat("en", { style: "currency", currency: transaction.currency });
  row.querySelector("b").textContent = transaction.items.join(", ");
  row.querySelector(".facts").textContent = [
    transaction.status,
    money.format(transaction.total / 100),
    transaction.payer ?? "payer unknown",
    transaction.id,
  ].join(" · ");
  row.querySelector(".changes").textContent = transaction.adjustments
    .map(({ action, type, status }) => `${type} ${action.replaceAll("_", " ")}, ${status.replaceAll("_", " ")}`)
    .join("; ");
  for (const button of row.querySelectorAll("button")) {
    button.hidden = transaction.status !== "completed";
    button.addEventListener("click", () =>
      act(`transactions/${transaction.id}/${button.value}`, {}, `${button.textContent}: the shop is being told.`),
    );
  }
  return row;
}

async function act(path, body, done) {
  try {
    show(await ask(path, body));
    status.textContent = done;
  } catch (error) {
    status.textContent = error.message;
  }
}

form.addEventListener("change", ({ target }) => {
  const chosen = target.name === "country" ? target.value : Number(target.value);
  const value = target.type === "checkbox" ? target.checked : chosen;
  void act("settings", { [target.name]: value }, "Set.");
});
form.addEventListener("submit", (event) => event.preventDefault());

const refresh = () => ask("state").then(show, (error) => (status.textContent = error.message));
addEventListener("focus", refresh);
await refresh();

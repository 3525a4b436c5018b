// The page inside the overlay. It tells the page that opened it what happens, in Paddle.js's own events.
const query = new URLSearchParams(location.search);
const id = query.get("transaction") ?? "";
const parentOrigin = query.get("parent") ?? location.origin;
const element = (name) => document.getElementById(name);

document.documentElement.dataset.theme = query.get("theme") ?? "light";

const post = (message) => parent.postMessage(message, parentOrigin);
const emit = (name, data) => post({ event: { name, data } });

async function ask(path, init) {
  const response = await fetch(path, init);
  const body = await response.json();
  if (!response.ok) throw Object.assign(new Error(body.error.detail), { code: body.error.code });
  return body.data;
}

function show(state) {
  const money = new Intl.NumberFormat("en", { style: "currency", currency: state.currency_code });
  element("items").replaceChildren(
    ...state.items.map(({ product, totals }) => {
      const item = document.createElement("li");
      const text = document.createElement("div");
      const name = Object.assign(document.createElement("b"), { textContent: product.name });
      const about = Object.assign(document.createElement("span"), { textContent: product.description });
      text.append(name, about);
      item.append(text, money.format(totals.total));
      return item;
    }),
  );
  for (const name of ["subtotal", "tax", "total"]) element(name).textContent = money.format(state.totals[name]);
  element("pay").textContent = `Pay ${money.format(state.totals.total)}`;
  element("email").value = state.customer.email ?? "";
  const paid = state.status === "paid" || state.status === "completed";
  element("title").textContent = paid ? "Paid" : "Checkout";
  element("form").hidden = paid;
  element("done").hidden = !paid;
  element(paid ? "thanks" : "email").focus();
}

async function pay(event) {
  event.preventDefault();
  const email = element("email");
  element("problem").textContent = email.validity.valid ? "" : "An e-mail address is needed for the receipt.";
  if (!email.validity.valid) return email.focus();
  const button = element("pay");
  button.disabled = true;
  try {
    const state = await ask(`/checkout/${id}/pay`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: email.value.trim() }),
    });
    show(state);
    emit("checkout.completed", state);
  } catch (error) {
    element("problem").textContent = error.message;
    if (error.code === "payment_declined") emit("checkout.payment.failed", await ask(`/checkout/${id}`));
  } finally {
    button.disabled = false;
  }
}

// Focus stays inside, as in any modal dialog.
function keepFocus(event) {
  if (event.key === "Escape") return post({ close: true });
  if (event.key !== "Tab") return;
  const stops = [...document.querySelectorAll("button, input")].filter(
    (stop) => stop.offsetParent !== null && !stop.disabled,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && stops.includes(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

for (const button of document.querySelectorAll("[data-cancel]"))
  button.addEventListener("click", () => post({ close: true }));
addEventListener("keydown", keepFocus);
element("form").addEventListener("submit", pay);

try {
  const state = await ask(`/checkout/${id}`);
  show(state);
  emit("checkout.loaded", state);
} catch (error) {
  element("title").textContent = error.message;
  post({
    event: {
      name: "checkout.error",
      type: "api_error",
      code: "not_found",
      detail: error.message,
      documentation_url: "",
    },
  });
}

import type { ReactNode } from "react";
import { UserProvider } from "@/components/account/sign-in/user-provider";
import { PaymentScript } from "@/components/billing/checkout/payment-script";
import { ProductProvider } from "@/components/hosts/product-provider";
import { getButtonClass } from "@/components/ui/button";
import { Boundary } from "@/components/ui/loading/boundary";
import { Toaster } from "@/components/ui/toast/toaster";
import { Analytics } from "./analytics";
import { Banner } from "./banner";
import { ClaimShares } from "./claim-shares";
import { Footer } from "./footer";
import { Header } from "./header";

/**
 * What surrounds every page of the shop. Static: who is there arrives later, in the browser. The inner wrapper is the
 * container that the shop's own container queries and fluid sizes measure. Each part that runs in the browser fails alone.
 */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ProductProvider>
      <UserProvider>
        <div className="@container flex min-h-dvh flex-col">
          <a
            href="#main"
            className={getButtonClass({
              className:
                "fixed top-3 left-3 z-50 -translate-y-24 focus-visible:translate-y-0 motion-reduce:transition-none",
            })}
          >
            Skip to content
          </a>
          <Header />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer />
        </div>
        <Boundary>
          <Banner />
        </Boundary>
        <Boundary>
          <Toaster />
        </Boundary>
        <Boundary>
          <PaymentScript />
        </Boundary>
        <Boundary>
          <ClaimShares />
        </Boundary>
        <Boundary>
          <Analytics />
        </Boundary>
      </UserProvider>
    </ProductProvider>
  );
}

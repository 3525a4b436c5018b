-- Rows as the version of November 2026 wrote them: one account with all that people keep in one.
INSERT INTO users (id, email, name, "isLifetime", look) VALUES
  ('5b0c3c1e-8f0d-4f53-9f0a-2f6f0c4b7a01', 'earlier@example.com', 'Earlier Version', true, '{"paper": "#faf4e8", "accent": {"dark": "#7fd1b0", "light": "#0a7a55"}, "radius": 8}');
INSERT INTO accounts (id, "userId", provider, "providerAccountId") VALUES
  ('1f3c0f52-0a4e-4b51-b1a5-7f1c7d1e0a03', '5b0c3c1e-8f0d-4f53-9f0a-2f6f0c4b7a01', 'local', 'earlier-sub');
INSERT INTO sessions (id, "userId", "expiresAt") VALUES
  ('0d5e7c1a-3a55-4c4e-9a43-6a1d5d0b9c02', '5b0c3c1e-8f0d-4f53-9f0a-2f6f0c4b7a01', '2120-01-01');
INSERT INTO sites (id, "userId", "siteName", "siteUrl", "hostName", product, "updatedAt") VALUES
  ('a2f2a5f6-4d0f-4f0e-8d55-0c9f3a6f1b04', '5b0c3c1e-8f0d-4f53-9f0a-2f6f0c4b7a01', 'Tide Café', 'https://www.tidecafe.example/menu', 'tidecafe.example', 'super', '2026-11-01');
INSERT INTO api_tokens (id, "userId", name, hash, ending, scope) VALUES
  ('c8d1b7de-9b1e-4a57-8f3b-5d4e2f7a6c05', '5b0c3c1e-8f0d-4f53-9f0a-2f6f0c4b7a01', 'A script', '8ffa88892d367500b8f22d12fd5a80e76dbc201e8ef4b06b4f9fde7f9c102f63', 'IDE', 'functions');
INSERT INTO components (id, "userId", "sectionId", name, content, theme, "updatedAt") VALUES
  ('d9a7c6b5-1e2f-4a3b-9c8d-7e6f5a4b3c06', '5b0c3c1e-8f0d-4f53-9f0a-2f6f0c4b7a01', 'silcrow-cta-ticket', 'Harbour', '{"host": "The harbour", "title": "Open day on the quay"}', '{"paper": "#ffffff", "heading": 3, "tint": "green"}', '2026-11-02');

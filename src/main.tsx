import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { loadWords } from '#i18n/load.ts';
import { preferences } from '#services/preferences.ts';
import { session } from '#services/session.ts';
import { App } from '#views/App.tsx';
import { WordsProvider } from '#views/words.tsx';

z.config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

session.start();

createRoot(root).render(
  <StrictMode>
    <WordsProvider first={await loadWords(preferences().language)}>
      <App />
    </WordsProvider>
  </StrictMode>,
);

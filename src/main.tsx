import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { session } from '#services/session.ts';
import { App } from '#views/App.tsx';
import { beginToSpeak } from '#views/speech.ts';
import { WordsProvider } from '#views/words.tsx';

z.config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

session.start();
void beginToSpeak();

createRoot(root).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);

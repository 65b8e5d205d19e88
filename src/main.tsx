import './early.ts';
import '#services/emptyMarkup.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '#services/session.ts';
import { readToken } from '#services/token.ts';
import { App } from '#views/App.tsx';
import { prepareConsole } from '#views/app/openConsole.ts';
import { beginToSpeak } from '#views/language/speech.ts';
import { WordsProvider } from '#views/language/words.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const isSignedIn = readToken() !== null;
session.start();
void beginToSpeak(isSignedIn);
if (isSignedIn) prepareConsole();

createRoot(root).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);

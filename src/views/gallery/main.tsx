import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components';
import '../ui/allIcons.ts';
import { Toasts } from '../ui/Toast.tsx';
import { Gallery } from './Gallery.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('gallery.html has lost its root');

createRoot(place).render(
  <StrictMode>
    <I18nProvider locale="en-GB">
      <main>
        <Gallery />
      </main>
      <Toasts />
    </I18nProvider>
  </StrictMode>,
);

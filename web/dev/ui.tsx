import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('gallery');
if (place) createRoot(place).render(<Gallery />);

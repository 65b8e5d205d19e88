/** The icons of the sign-in and of what stands before the console; drawn as the others. */
export const firstIcons = {
  refresh: 'M19.5 12a7.5 7.5 0 11-2.2-5.3L19.5 9M19.5 4.5V9H15',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9.5 9.5 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.6M6.2 7.6A15.5 15.5 0 002.5 12S6 18.5 12 18.5c1.3 0 2.5-.3 3.6-.8',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  warning: 'M12 4.5l8.5 15h-17zM12 10v4.5M12 17h.01',
  error: 'M8.5 4h7L20 8.5v7L15.5 20h-7L4 15.5v-7zM12 8v5M12 16h.01',
  user: 'M12 4.5a4 4 0 100 8 4 4 0 000-8zM4.5 20a7.5 7.5 0 0115 0',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z',
} as const;

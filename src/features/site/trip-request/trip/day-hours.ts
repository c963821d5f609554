/** "00:00" to "23:00" */
export const DAY_HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

// The package brings no types; smtp.ts names the part in use.
declare module 'nodemailer';

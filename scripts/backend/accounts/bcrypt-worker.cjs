// A thread of its own for passwords: a hash takes a tenth of a second, which the server's thread has better use for.
const { parentPort, workerData } = require('node:worker_threads');
const bcrypt = require('bcryptjs');

parentPort.on('message', ({ id, password, hash }) => {
  try {
    const result = hash === null ? bcrypt.hashSync(password, workerData.cost) : bcrypt.compareSync(password, hash);
    parentPort.postMessage({ id, result });
  } catch {
    // A stored hash that is none fits no password.
    parentPort.postMessage({ id, result: false });
  }
});

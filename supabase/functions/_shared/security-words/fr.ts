import type { SecurityWords } from './security-words.ts';

export const severities: SecurityWords['severities'] = {
  critical: 'Critique',
  high: 'Élevé',
  medium: 'Moyen',
  low: 'Faible',
};

export const eventTypes: SecurityWords['eventTypes'] = {
  admin_setup_rate_limited: 'Trop de tentatives de configuration administrateur',
  admin_setup_refused: 'Configuration administrateur refusée',
  admin_setup_succeeded: 'Premier administrateur créé',
  consent_rate_limited: 'Trop d’enregistrements de consentement',
  failed_sign_ins: 'Échecs de connexion répétés',
  invalid_request: 'Requête non valide',
  invalid_requests: 'Série de requêtes non valides',
  ip_auto_blocked: 'Adresse bloquée automatiquement',
  lead_deleted: 'Demande supprimée',
  lead_quarantined: 'Demande suspecte mise de côté',
  lead_rate_limited: 'Trop de demandes depuis une même adresse',
  leads_exported: 'Demandes exportées',
  no_leads: 'Plus aucune demande n’arrive',
  notification_failed: 'Une notification n’a pas pu être envoyée',
  account_mail_lost: 'Un e-mail de compte n’est pas parti',
  notification_stuck: 'Une notification attend depuis trop longtemps',
  retention_paused: 'Suppression des données anciennes suspendue ; marquer l’alerte comme résolue la relance',
  role_granted: 'Rôle attribué',
  role_revoked: 'Rôle retiré',
  sign_in_failed: 'Échec de connexion',
  suspicious_leads: 'Série de demandes suspectes',
  visit_flood: 'Affluence inhabituelle',
  visit_rate_limited: 'Trop d’enregistrements de visites',
};

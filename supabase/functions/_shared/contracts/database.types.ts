/** Generated from supabase/migrations by `npm run types`; do not edit. */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      absences: {
        Row: {
          created_at: string;
          created_by_name: string | null;
          driver_no: number | null;
          during: unknown;
          id: string;
          vehicle_no: number | null;
          why: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by_name?: string | null;
          driver_no?: number | null;
          during: unknown;
          id?: string;
          vehicle_no?: number | null;
          why?: string | null;
        };
        Update: {
          created_at?: string;
          created_by_name?: string | null;
          driver_no?: number | null;
          during?: unknown;
          id?: string;
          vehicle_no?: number | null;
          why?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'absences_driver_no_fkey';
            columns: ['driver_no'];
            isOneToOne: false;
            referencedRelation: 'drivers';
            referencedColumns: ['no'];
          },
          {
            foreignKeyName: 'absences_vehicle_no_fkey';
            columns: ['vehicle_no'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['no'];
          },
        ];
      };
      blocked_ips: {
        Row: {
          auto_blocked: boolean;
          blocked_until: string;
          created_at: string;
          id: string;
          ip_address: unknown;
          reason: string | null;
          strikes: number;
        };
        ComputedFields: never;
        Insert: {
          auto_blocked?: boolean;
          blocked_until: string;
          created_at?: string;
          id?: string;
          ip_address: unknown;
          reason?: string | null;
          strikes?: number;
        };
        Update: {
          auto_blocked?: boolean;
          blocked_until?: string;
          created_at?: string;
          id?: string;
          ip_address?: unknown;
          reason?: string | null;
          strikes?: number;
        };
        Relationships: [];
      };
      consent_records: {
        Row: {
          analytics: boolean;
          choice: string;
          created_at: string;
          essential: boolean;
          id: number;
          language: Database['public']['Enums']['language'] | null;
          marketing: boolean;
          personalization: boolean;
          policy_version: string;
          session_id: string;
          text_hash: string;
        };
        ComputedFields: never;
        Insert: {
          analytics: boolean;
          choice: string;
          created_at?: string;
          essential?: boolean;
          id?: never;
          language?: Database['public']['Enums']['language'] | null;
          marketing: boolean;
          personalization: boolean;
          policy_version: string;
          session_id: string;
          text_hash: string;
        };
        Update: {
          analytics?: boolean;
          choice?: string;
          created_at?: string;
          essential?: boolean;
          id?: never;
          language?: Database['public']['Enums']['language'] | null;
          marketing?: boolean;
          personalization?: boolean;
          policy_version?: string;
          session_id?: string;
          text_hash?: string;
        };
        Relationships: [];
      };
      data_requests: {
        Row: {
          counts: NonNullable<Json>;
          id: number;
          kind: string;
          person_hash: string;
          requested_at: string;
          requested_by: string | null;
          requested_by_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          counts: NonNullable<Json>;
          id?: never;
          kind: string;
          person_hash: string;
          requested_at?: string;
          requested_by?: string | null;
          requested_by_name?: string | null;
        };
        Update: {
          counts?: NonNullable<Json>;
          id?: never;
          kind?: string;
          person_hash?: string;
          requested_at?: string;
          requested_by?: string | null;
          requested_by_name?: string | null;
        };
        Relationships: [];
      };
      desk_tasks: {
        Row: {
          about: string;
          close_reason: string | null;
          closed_at: string | null;
          closed_by: string | null;
          closed_by_name: string | null;
          closed_how: string | null;
          driver_no: number | null;
          id: string;
          kind: Database['public']['Enums']['task_kind'];
          lead_id: string | null;
          offer_id: string | null;
          opened_at: string;
          ride_id: string | null;
          taken_at: string | null;
          taken_by: string | null;
          taken_by_name: string | null;
          urgency: Database['public']['Enums']['task_urgency'];
          vehicle_no: number | null;
        };
        ComputedFields: never;
        Insert: {
          about?: never;
          close_reason?: string | null;
          closed_at?: string | null;
          closed_by?: string | null;
          closed_by_name?: string | null;
          closed_how?: string | null;
          driver_no?: number | null;
          id?: string;
          kind: Database['public']['Enums']['task_kind'];
          lead_id?: string | null;
          offer_id?: string | null;
          opened_at?: string;
          ride_id?: string | null;
          taken_at?: string | null;
          taken_by?: string | null;
          taken_by_name?: string | null;
          urgency: Database['public']['Enums']['task_urgency'];
          vehicle_no?: number | null;
        };
        Update: {
          about?: never;
          close_reason?: string | null;
          closed_at?: string | null;
          closed_by?: string | null;
          closed_by_name?: string | null;
          closed_how?: string | null;
          driver_no?: number | null;
          id?: string;
          kind?: Database['public']['Enums']['task_kind'];
          lead_id?: string | null;
          offer_id?: string | null;
          opened_at?: string;
          ride_id?: string | null;
          taken_at?: string | null;
          taken_by?: string | null;
          taken_by_name?: string | null;
          urgency?: Database['public']['Enums']['task_urgency'];
          vehicle_no?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'desk_tasks_driver_no_fkey';
            columns: ['driver_no'];
            isOneToOne: false;
            referencedRelation: 'drivers';
            referencedColumns: ['no'];
          },
          {
            foreignKeyName: 'desk_tasks_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'desk_tasks_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'desk_tasks_ride_id_fkey';
            columns: ['ride_id'];
            isOneToOne: false;
            referencedRelation: 'rides';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'desk_tasks_vehicle_no_fkey';
            columns: ['vehicle_no'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['no'];
          },
        ];
      };
      drivers: {
        Row: {
          active: boolean;
          created_at: string;
          email: string | null;
          kind: string;
          languages: string[];
          licence_until: string | null;
          name: NonNullable<Json>;
          no: number;
          permit_until: string | null;
          phone: string | null;
          rest_note: string | null;
          updated_at: string;
          usual_vehicle_no: number | null;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          created_at?: string;
          email?: string | null;
          kind: string;
          languages?: string[];
          licence_until?: string | null;
          name: NonNullable<Json>;
          no?: never;
          permit_until?: string | null;
          phone?: string | null;
          rest_note?: string | null;
          updated_at?: string;
          usual_vehicle_no?: number | null;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          email?: string | null;
          kind?: string;
          languages?: string[];
          licence_until?: string | null;
          name?: NonNullable<Json>;
          no?: never;
          permit_until?: string | null;
          phone?: string | null;
          rest_note?: string | null;
          updated_at?: string;
          usual_vehicle_no?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'drivers_usual_vehicle_no_fkey';
            columns: ['usual_vehicle_no'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['no'];
          },
        ];
      };
      fares: {
        Row: {
          day_agorot: number | null;
          duration_minutes: number | null;
          night_agorot: number | null;
          vehicle_class: string;
          zone_a: string;
          zone_b: string;
        };
        ComputedFields: never;
        Insert: {
          day_agorot?: number | null;
          duration_minutes?: number | null;
          night_agorot?: number | null;
          vehicle_class: string;
          zone_a: string;
          zone_b: string;
        };
        Update: {
          day_agorot?: number | null;
          duration_minutes?: number | null;
          night_agorot?: number | null;
          vehicle_class?: string;
          zone_a?: string;
          zone_b?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fares_vehicle_class_fkey';
            columns: ['vehicle_class'];
            isOneToOne: false;
            referencedRelation: 'vehicle_classes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fares_zone_a_fkey';
            columns: ['zone_a'];
            isOneToOne: false;
            referencedRelation: 'zones';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fares_zone_b_fkey';
            columns: ['zone_b'];
            isOneToOne: false;
            referencedRelation: 'zones';
            referencedColumns: ['id'];
          },
        ];
      };
      invitations: {
        Row: {
          email: string;
          id: string;
          invited_at: string;
          invited_by: string | null;
          role: Database['public']['Enums']['app_role'];
        };
        ComputedFields: never;
        Insert: {
          email: string;
          id?: string;
          invited_at?: string;
          invited_by?: string | null;
          role: Database['public']['Enums']['app_role'];
        };
        Update: {
          email?: string;
          id?: string;
          invited_at?: string;
          invited_by?: string | null;
          role?: Database['public']['Enums']['app_role'];
        };
        Relationships: [];
      };
      kept_bookings: {
        Row: {
          destination: string | null;
          dropoff: string | null;
          email_hash: string | null;
          fare_kind: string | null;
          kept_until: string;
          name: string;
          passengers: number | null;
          phone_hash: string | null;
          pickup: string | null;
          reference: string;
          requested_at: string;
          service_type: string;
          total_agorot: number | null;
          travel_date: string | null;
          vat_percent: number | null;
        };
        ComputedFields: never;
        Insert: {
          destination?: string | null;
          dropoff?: string | null;
          email_hash?: string | null;
          fare_kind?: string | null;
          kept_until: string;
          name: string;
          passengers?: number | null;
          phone_hash?: string | null;
          pickup?: string | null;
          reference: string;
          requested_at: string;
          service_type: string;
          total_agorot?: number | null;
          travel_date?: string | null;
          vat_percent?: number | null;
        };
        Update: {
          destination?: string | null;
          dropoff?: string | null;
          email_hash?: string | null;
          fare_kind?: string | null;
          kept_until?: string;
          name?: string;
          passengers?: number | null;
          phone_hash?: string | null;
          pickup?: string | null;
          reference?: string;
          requested_at?: string;
          service_type?: string;
          total_agorot?: number | null;
          travel_date?: string | null;
          vat_percent?: number | null;
        };
        Relationships: [];
      };
      lead_history: {
        Row: {
          actor: string;
          changed_at: string;
          changed_by: string | null;
          changed_by_name: string | null;
          field: string;
          id: number;
          lead_id: string;
          new_value: string | null;
          old_value: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor?: string;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_name?: string | null;
          field: string;
          id?: never;
          lead_id: string;
          new_value?: string | null;
          old_value?: string | null;
        };
        Update: {
          actor?: string;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_name?: string | null;
          field?: string;
          id?: never;
          lead_id?: string;
          new_value?: string | null;
          old_value?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'lead_history_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
        ];
      };
      leads: {
        Row: {
          assignee: string | null;
          cancel_notice_at: string | null;
          content_hash: string;
          created_at: string;
          destination: string | null;
          driver_note: string | null;
          dropoff: string | null;
          elapsed_seconds: number | null;
          email: string | null;
          entered_by: string | null;
          first_response_at: string | null;
          flight_number: string | null;
          id: string;
          language: Database['public']['Enums']['language'] | null;
          link_version: number;
          lost_reason: string | null;
          luggage: number | null;
          name: string;
          name_key: string;
          notes: string | null;
          origin: string;
          passenger_name: string | null;
          passenger_phone: string | null;
          passengers: number | null;
          phone: string | null;
          pickup: string | null;
          pickup_time: string | null;
          price_expired: boolean;
          price_held_until: string | null;
          price_list_version: number | null;
          price_other_agorot: number | null;
          price_shown_agorot: number | null;
          quarantine_reason: string | null;
          quarantined: boolean;
          reference: string;
          return_date: string | null;
          return_flight: string | null;
          return_time: string | null;
          round_trip: boolean | null;
          search_text: string | null;
          seats_booster: number | null;
          seats_child: number | null;
          seats_infant: number | null;
          service_type: string;
          session_id: string | null;
          staff_notes: string | null;
          status: Database['public']['Enums']['lead_status'];
          travel_date: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          assignee?: string | null;
          cancel_notice_at?: string | null;
          content_hash: string;
          created_at?: string;
          destination?: string | null;
          driver_note?: string | null;
          dropoff?: string | null;
          elapsed_seconds?: number | null;
          email?: string | null;
          entered_by?: string | null;
          first_response_at?: string | null;
          flight_number?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'] | null;
          link_version?: number;
          lost_reason?: string | null;
          luggage?: number | null;
          name: string;
          name_key?: never;
          notes?: string | null;
          origin?: string;
          passenger_name?: string | null;
          passenger_phone?: string | null;
          passengers?: number | null;
          phone?: string | null;
          pickup?: string | null;
          pickup_time?: string | null;
          price_expired?: never;
          price_held_until?: string | null;
          price_list_version?: number | null;
          price_other_agorot?: number | null;
          price_shown_agorot?: number | null;
          quarantine_reason?: string | null;
          quarantined?: never;
          reference: string;
          return_date?: string | null;
          return_flight?: string | null;
          return_time?: string | null;
          round_trip?: boolean | null;
          search_text?: never;
          seats_booster?: number | null;
          seats_child?: number | null;
          seats_infant?: number | null;
          service_type: string;
          session_id?: string | null;
          staff_notes?: string | null;
          status?: Database['public']['Enums']['lead_status'];
          travel_date?: string | null;
          updated_at?: string;
        };
        Update: {
          assignee?: string | null;
          cancel_notice_at?: string | null;
          content_hash?: string;
          created_at?: string;
          destination?: string | null;
          driver_note?: string | null;
          dropoff?: string | null;
          elapsed_seconds?: number | null;
          email?: string | null;
          entered_by?: string | null;
          first_response_at?: string | null;
          flight_number?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'] | null;
          link_version?: number;
          lost_reason?: string | null;
          luggage?: number | null;
          name?: string;
          name_key?: never;
          notes?: string | null;
          origin?: string;
          passenger_name?: string | null;
          passenger_phone?: string | null;
          passengers?: number | null;
          phone?: string | null;
          pickup?: string | null;
          pickup_time?: string | null;
          price_expired?: never;
          price_held_until?: string | null;
          price_list_version?: number | null;
          price_other_agorot?: number | null;
          price_shown_agorot?: number | null;
          quarantine_reason?: string | null;
          quarantined?: never;
          reference?: string;
          return_date?: string | null;
          return_flight?: string | null;
          return_time?: string | null;
          round_trip?: boolean | null;
          search_text?: never;
          seats_booster?: number | null;
          seats_child?: number | null;
          seats_infant?: number | null;
          service_type?: string;
          session_id?: string | null;
          staff_notes?: string | null;
          status?: Database['public']['Enums']['lead_status'];
          travel_date?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      messages: {
        Row: {
          alert_id: string | null;
          assigned: Json | null;
          attempts: number;
          audience: string;
          body: string | null;
          car: number | null;
          cause: string;
          channel: string;
          claim: string | null;
          created_at: string;
          dedupe: string | null;
          driver_no: number | null;
          event_id: string | null;
          handed_over_by_name: string | null;
          id: string;
          invitation_id: string | null;
          kind: string;
          language: Database['public']['Enums']['language'] | null;
          last_error: string | null;
          lead_id: string | null;
          leg: number | null;
          next_attempt_at: string;
          offer_id: string | null;
          recipient: string | null;
          ride_id: string | null;
          send_after: string;
          sent_at: string | null;
          status: string;
          subject: string | null;
          told: Json | null;
          until_day: string | null;
        };
        ComputedFields: never;
        Insert: {
          alert_id?: string | null;
          assigned?: Json | null;
          attempts?: number;
          audience?: never;
          body?: string | null;
          car?: number | null;
          cause?: string;
          channel?: string;
          claim?: string | null;
          created_at?: string;
          dedupe?: never;
          driver_no?: number | null;
          event_id?: string | null;
          handed_over_by_name?: string | null;
          id?: string;
          invitation_id?: string | null;
          kind: string;
          language?: Database['public']['Enums']['language'] | null;
          last_error?: string | null;
          lead_id?: string | null;
          leg?: number | null;
          next_attempt_at?: string;
          offer_id?: string | null;
          recipient?: string | null;
          ride_id?: string | null;
          send_after?: string;
          sent_at?: string | null;
          status?: string;
          subject?: string | null;
          told?: Json | null;
          until_day?: string | null;
        };
        Update: {
          alert_id?: string | null;
          assigned?: Json | null;
          attempts?: number;
          audience?: never;
          body?: string | null;
          car?: number | null;
          cause?: string;
          channel?: string;
          claim?: string | null;
          created_at?: string;
          dedupe?: never;
          driver_no?: number | null;
          event_id?: string | null;
          handed_over_by_name?: string | null;
          id?: string;
          invitation_id?: string | null;
          kind?: string;
          language?: Database['public']['Enums']['language'] | null;
          last_error?: string | null;
          lead_id?: string | null;
          leg?: number | null;
          next_attempt_at?: string;
          offer_id?: string | null;
          recipient?: string | null;
          ride_id?: string | null;
          send_after?: string;
          sent_at?: string | null;
          status?: string;
          subject?: string | null;
          told?: Json | null;
          until_day?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_alert_id_fkey';
            columns: ['alert_id'];
            isOneToOne: false;
            referencedRelation: 'security_alerts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_driver_no_fkey';
            columns: ['driver_no'];
            isOneToOne: false;
            referencedRelation: 'drivers';
            referencedColumns: ['no'];
          },
          {
            foreignKeyName: 'messages_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'trip_events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_invitation_id_fkey';
            columns: ['invitation_id'];
            isOneToOne: false;
            referencedRelation: 'invitations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_ride_id_fkey';
            columns: ['ride_id'];
            isOneToOne: false;
            referencedRelation: 'rides';
            referencedColumns: ['id'];
          },
        ];
      };
      offer_legs: {
        Row: {
          dropoff: string;
          duration_minutes: number;
          flight_number: string | null;
          luggage: number;
          meeting: Json | null;
          meeting_point: string | null;
          offer_id: string;
          passengers: number;
          pickup: string;
          pickup_at: string;
          pickup_day: string;
          pickup_time: string;
          position: number;
          seats_booster: number | null;
          seats_child: number | null;
          seats_infant: number | null;
          service_type: string;
          stops: string[];
          vehicle_class: string;
          vehicle_name: NonNullable<Json>;
          vehicles: number;
        };
        ComputedFields: never;
        Insert: {
          dropoff: string;
          duration_minutes: number;
          flight_number?: string | null;
          luggage?: number;
          meeting?: Json | null;
          meeting_point?: string | null;
          offer_id: string;
          passengers: number;
          pickup: string;
          pickup_at?: never;
          pickup_day: string;
          pickup_time: string;
          position: number;
          seats_booster?: number | null;
          seats_child?: number | null;
          seats_infant?: number | null;
          service_type: string;
          stops?: string[];
          vehicle_class: string;
          vehicle_name?: NonNullable<Json>;
          vehicles?: number;
        };
        Update: {
          dropoff?: string;
          duration_minutes?: number;
          flight_number?: string | null;
          luggage?: number;
          meeting?: Json | null;
          meeting_point?: string | null;
          offer_id?: string;
          passengers?: number;
          pickup?: string;
          pickup_at?: never;
          pickup_day?: string;
          pickup_time?: string;
          position?: number;
          seats_booster?: number | null;
          seats_child?: number | null;
          seats_infant?: number | null;
          service_type?: string;
          stops?: string[];
          vehicle_class?: string;
          vehicle_name?: NonNullable<Json>;
          vehicles?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'offer_legs_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
        ];
      };
      offers: {
        Row: {
          answer_reason: string | null;
          answered_at: string | null;
          answered_name: string | null;
          calendar_sequence: number;
          cancel_fee_agorot: number | null;
          cancelled_at: string | null;
          cancelled_by: string | null;
          change_hours: number;
          created_at: string;
          created_by: string | null;
          created_by_name: string | null;
          fare_kind: string;
          first_viewed_at: string | null;
          free_delay_hours: number;
          free_until_hours: number;
          free_waiting_minutes: number;
          id: string;
          landing_waiting_minutes: number;
          language: Database['public']['Enums']['language'];
          late_fee_percent: number;
          lead_id: string;
          lines: NonNullable<Json>;
          list_agorot: number | null;
          list_version: number | null;
          note: string | null;
          number: number;
          paid_agorot: number | null;
          paid_day: string | null;
          paid_noted_by_name: string | null;
          paid_way: string | null;
          pay_ways: string[];
          payment_url: string | null;
          price_reason: string | null;
          rest_allowed_by_name: string | null;
          rest_reason: string | null;
          sent_at: string | null;
          sent_by_name: string | null;
          state: Database['public']['Enums']['offer_state'];
          terms_version: string;
          total_agorot: number;
          updated_at: string;
          valid_until: string | null;
          vat_percent: number;
        };
        ComputedFields: never;
        Insert: {
          answer_reason?: string | null;
          answered_at?: string | null;
          answered_name?: string | null;
          calendar_sequence?: number;
          cancel_fee_agorot?: number | null;
          cancelled_at?: string | null;
          cancelled_by?: string | null;
          change_hours?: number;
          created_at?: string;
          created_by?: string | null;
          created_by_name?: string | null;
          fare_kind?: string;
          first_viewed_at?: string | null;
          free_delay_hours: number;
          free_until_hours: number;
          free_waiting_minutes: number;
          id?: string;
          landing_waiting_minutes?: number;
          language: Database['public']['Enums']['language'];
          late_fee_percent: number;
          lead_id: string;
          lines: NonNullable<Json>;
          list_agorot?: number | null;
          list_version?: number | null;
          note?: string | null;
          number: number;
          paid_agorot?: number | null;
          paid_day?: string | null;
          paid_noted_by_name?: string | null;
          paid_way?: string | null;
          pay_ways: string[];
          payment_url?: string | null;
          price_reason?: string | null;
          rest_allowed_by_name?: string | null;
          rest_reason?: string | null;
          sent_at?: string | null;
          sent_by_name?: string | null;
          state?: Database['public']['Enums']['offer_state'];
          terms_version: string;
          total_agorot: number;
          updated_at?: string;
          valid_until?: string | null;
          vat_percent: number;
        };
        Update: {
          answer_reason?: string | null;
          answered_at?: string | null;
          answered_name?: string | null;
          calendar_sequence?: number;
          cancel_fee_agorot?: number | null;
          cancelled_at?: string | null;
          cancelled_by?: string | null;
          change_hours?: number;
          created_at?: string;
          created_by?: string | null;
          created_by_name?: string | null;
          fare_kind?: string;
          first_viewed_at?: string | null;
          free_delay_hours?: number;
          free_until_hours?: number;
          free_waiting_minutes?: number;
          id?: string;
          landing_waiting_minutes?: number;
          language?: Database['public']['Enums']['language'];
          late_fee_percent?: number;
          lead_id?: string;
          lines?: NonNullable<Json>;
          list_agorot?: number | null;
          list_version?: number | null;
          note?: string | null;
          number?: number;
          paid_agorot?: number | null;
          paid_day?: string | null;
          paid_noted_by_name?: string | null;
          paid_way?: string | null;
          pay_ways?: string[];
          payment_url?: string | null;
          price_reason?: string | null;
          rest_allowed_by_name?: string | null;
          rest_reason?: string | null;
          sent_at?: string | null;
          sent_by_name?: string | null;
          state?: Database['public']['Enums']['offer_state'];
          terms_version?: string;
          total_agorot?: number;
          updated_at?: string;
          valid_until?: string | null;
          vat_percent?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'offers_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
        ];
      };
      page_counts: {
        Row: {
          day: string;
          path: string;
          slot: number;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          path: string;
          slot?: number;
          views?: number;
        };
        Update: {
          day?: string;
          path?: string;
          slot?: number;
          views?: number;
        };
        Relationships: [];
      };
      price_lists: {
        Row: {
          content: NonNullable<Json>;
          content_hash: string;
          is_sample: boolean;
          note: string | null;
          published_at: string;
          published_by_name: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          content_hash: string;
          is_sample?: boolean;
          note?: string | null;
          published_at?: string;
          published_by_name?: string | null;
          version: number;
        };
        Update: {
          content?: NonNullable<Json>;
          content_hash?: string;
          is_sample?: boolean;
          note?: string | null;
          published_at?: string;
          published_by_name?: string | null;
          version?: number;
        };
        Relationships: [];
      };
      price_rules: {
        Row: {
          key: string;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          key: string;
          value: number;
        };
        Update: {
          key?: string;
          value?: number;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          department: string | null;
          email: string | null;
          former_role: Database['public']['Enums']['app_role'] | null;
          full_name: string | null;
          id: string;
          last_login: string | null;
          rejected_at: string | null;
          role_ended_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          department?: string | null;
          email?: string | null;
          former_role?: Database['public']['Enums']['app_role'] | null;
          full_name?: string | null;
          id: string;
          last_login?: string | null;
          rejected_at?: string | null;
          role_ended_at?: string | null;
        };
        Update: {
          created_at?: string;
          department?: string | null;
          email?: string | null;
          former_role?: Database['public']['Enums']['app_role'] | null;
          full_name?: string | null;
          id?: string;
          last_login?: string | null;
          rejected_at?: string | null;
          role_ended_at?: string | null;
        };
        Relationships: [];
      };
      retention_runs: {
        Row: {
          id: number;
          ran_at: string;
          removed: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          id?: never;
          ran_at?: string;
          removed: NonNullable<Json>;
        };
        Update: {
          id?: never;
          ran_at?: string;
          removed?: NonNullable<Json>;
        };
        Relationships: [];
      };
      rides: {
        Row: {
          agreed_pickup_at: string;
          busy: unknown;
          busy_from: string;
          busy_until: string;
          car: number;
          delay_price: string | null;
          driver_no: number | null;
          id: string;
          instructions: string | null;
          lead_id: string;
          leg: number;
          meeting_point: string | null;
          no_show_fee_agorot: number | null;
          no_show_place: string | null;
          offer_id: string;
          pickup_at: string;
          rest_allowed_by_name: string | null;
          rest_reason: string | null;
          state: Database['public']['Enums']['ride_state'];
          steps: NonNullable<Json>;
          updated_at: string;
          updated_by_name: string | null;
          vehicle_no: number | null;
        };
        ComputedFields: never;
        Insert: {
          agreed_pickup_at: string;
          busy?: never;
          busy_from: string;
          busy_until: string;
          car: number;
          delay_price?: string | null;
          driver_no?: number | null;
          id?: string;
          instructions?: string | null;
          lead_id: string;
          leg: number;
          meeting_point?: string | null;
          no_show_fee_agorot?: number | null;
          no_show_place?: string | null;
          offer_id: string;
          pickup_at: string;
          rest_allowed_by_name?: string | null;
          rest_reason?: string | null;
          state?: Database['public']['Enums']['ride_state'];
          steps?: NonNullable<Json>;
          updated_at?: string;
          updated_by_name?: string | null;
          vehicle_no?: number | null;
        };
        Update: {
          agreed_pickup_at?: string;
          busy?: never;
          busy_from?: string;
          busy_until?: string;
          car?: number;
          delay_price?: string | null;
          driver_no?: number | null;
          id?: string;
          instructions?: string | null;
          lead_id?: string;
          leg?: number;
          meeting_point?: string | null;
          no_show_fee_agorot?: number | null;
          no_show_place?: string | null;
          offer_id?: string;
          pickup_at?: string;
          rest_allowed_by_name?: string | null;
          rest_reason?: string | null;
          state?: Database['public']['Enums']['ride_state'];
          steps?: NonNullable<Json>;
          updated_at?: string;
          updated_by_name?: string | null;
          vehicle_no?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'rides_driver_no_fkey';
            columns: ['driver_no'];
            isOneToOne: false;
            referencedRelation: 'drivers';
            referencedColumns: ['no'];
          },
          {
            foreignKeyName: 'rides_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'rides_of_leg';
            columns: ['offer_id', 'leg'];
            isOneToOne: false;
            referencedRelation: 'offer_legs';
            referencedColumns: ['offer_id', 'position'];
          },
          {
            foreignKeyName: 'rides_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'rides_vehicle_no_fkey';
            columns: ['vehicle_no'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['no'];
          },
        ];
      };
      security_alerts: {
        Row: {
          created_at: string;
          details: NonNullable<Json>;
          event_type: string;
          id: string;
          ip_address: unknown;
          last_seen_at: string;
          occurrences: number;
          resolved: boolean;
          resolved_at: string | null;
          resolved_by: string | null;
          severity: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          details?: NonNullable<Json>;
          event_type: string;
          id?: string;
          ip_address?: unknown;
          last_seen_at?: string;
          occurrences?: number;
          resolved?: boolean;
          resolved_at?: string | null;
          resolved_by?: string | null;
          severity: string;
        };
        Update: {
          created_at?: string;
          details?: NonNullable<Json>;
          event_type?: string;
          id?: string;
          ip_address?: unknown;
          last_seen_at?: string;
          occurrences?: number;
          resolved?: boolean;
          resolved_at?: string | null;
          resolved_by?: string | null;
          severity?: string;
        };
        Relationships: [];
      };
      security_events: {
        Row: {
          created_at: string;
          details: NonNullable<Json>;
          event_type: string;
          id: string;
          ip_address: unknown;
          severity: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          details?: NonNullable<Json>;
          event_type: string;
          id?: string;
          ip_address?: unknown;
          severity: string;
        };
        Update: {
          created_at?: string;
          details?: NonNullable<Json>;
          event_type?: string;
          id?: string;
          ip_address?: unknown;
          severity?: string;
        };
        Relationships: [];
      };
      settings: {
        Row: {
          choices: string[] | null;
          description: string;
          key: string;
          kind: string;
          managers_may_change: boolean;
          maximum: number | null;
          minimum: number | null;
          published: boolean;
          updated_at: string;
          updated_by: string | null;
          updated_by_name: string | null;
          value: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          choices?: string[] | null;
          description: string;
          key: string;
          kind: string;
          managers_may_change?: boolean;
          maximum?: number | null;
          minimum?: number | null;
          published?: boolean;
          updated_at?: string;
          updated_by?: string | null;
          updated_by_name?: string | null;
          value: NonNullable<Json>;
        };
        Update: {
          choices?: string[] | null;
          description?: string;
          key?: string;
          kind?: string;
          managers_may_change?: boolean;
          maximum?: number | null;
          minimum?: number | null;
          published?: boolean;
          updated_at?: string;
          updated_by?: string | null;
          updated_by_name?: string | null;
          value?: NonNullable<Json>;
        };
        Relationships: [];
      };
      trip_events: {
        Row: {
          actor: string;
          actor_name: string | null;
          detail: NonNullable<Json>;
          id: string;
          kind: string;
          lead_id: string;
          occurred_at: string;
          offer_id: string | null;
          ride_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor: string;
          actor_name?: string | null;
          detail?: NonNullable<Json>;
          id?: string;
          kind: string;
          lead_id: string;
          occurred_at?: string;
          offer_id?: string | null;
          ride_id?: string | null;
        };
        Update: {
          actor?: string;
          actor_name?: string | null;
          detail?: NonNullable<Json>;
          id?: string;
          kind?: string;
          lead_id?: string;
          occurred_at?: string;
          offer_id?: string | null;
          ride_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_events_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_events_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_events_ride_id_fkey';
            columns: ['ride_id'];
            isOneToOne: false;
            referencedRelation: 'rides';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          granted_at: string;
          granted_by: string | null;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          granted_at?: string;
          granted_by?: string | null;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Update: {
          granted_at?: string;
          granted_by?: string | null;
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
        };
        Relationships: [];
      };
      vehicle_classes: {
        Row: {
          active: boolean;
          bags: number;
          hourly_agorot: number | null;
          id: string;
          licence_kind: string;
          name: NonNullable<Json>;
          position: number;
          seats: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          bags: number;
          hourly_agorot?: number | null;
          id: string;
          licence_kind: string;
          name: NonNullable<Json>;
          position: number;
          seats: number;
        };
        Update: {
          active?: boolean;
          bags?: number;
          hourly_agorot?: number | null;
          id?: string;
          licence_kind?: string;
          name?: NonNullable<Json>;
          position?: number;
          seats?: number;
        };
        Relationships: [];
      };
      vehicles: {
        Row: {
          active: boolean;
          bags: number;
          child_seats: number;
          class: string;
          colour: string;
          created_at: string;
          inspection_until: string | null;
          insurance_until: string | null;
          licence_kind: string;
          make: string;
          no: number;
          plate: string;
          registration_until: string | null;
          seats: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          bags: number;
          child_seats?: number;
          class: string;
          colour: string;
          created_at?: string;
          inspection_until?: string | null;
          insurance_until?: string | null;
          licence_kind: string;
          make: string;
          no?: never;
          plate: string;
          registration_until?: string | null;
          seats: number;
          updated_at?: string;
        };
        Update: {
          active?: boolean;
          bags?: number;
          child_seats?: number;
          class?: string;
          colour?: string;
          created_at?: string;
          inspection_until?: string | null;
          insurance_until?: string | null;
          licence_kind?: string;
          make?: string;
          no?: never;
          plate?: string;
          registration_until?: string | null;
          seats?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      visits: {
        Row: {
          created_at: string;
          id: number;
          path: string;
          referrer: string | null;
          session_id: string;
          time_on_page: number | null;
          title: string | null;
          user_agent: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: never;
          path: string;
          referrer?: string | null;
          session_id: string;
          time_on_page?: number | null;
          title?: string | null;
          user_agent?: string | null;
        };
        Update: {
          created_at?: string;
          id?: never;
          path?: string;
          referrer?: string | null;
          session_id?: string;
          time_on_page?: number | null;
          title?: string | null;
          user_agent?: string | null;
        };
        Relationships: [];
      };
      zones: {
        Row: {
          active: boolean;
          aliases: string[];
          destination_slug: string | null;
          id: string;
          kind: string;
          name: NonNullable<Json>;
          nearest_id: string | null;
          position: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          aliases?: string[];
          destination_slug?: string | null;
          id: string;
          kind: string;
          name: NonNullable<Json>;
          nearest_id?: string | null;
          position: number;
        };
        Update: {
          active?: boolean;
          aliases?: string[];
          destination_slug?: string | null;
          id?: string;
          kind?: string;
          name?: NonNullable<Json>;
          nearest_id?: string | null;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'zones_nearest';
            columns: ['nearest_id'];
            isOneToOne: false;
            referencedRelation: 'zones';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_for_traveller: { Args: { how: string; name: string; offer: string }; Returns: Json };
      allow_rest: { Args: { offer: string; reason: string }; Returns: Json };
      assign_ride: { Args: { driver: number; ride: string; seen: string; vehicle: number }; Returns: Json };
      cancel_booking: { Args: { offer: string; reason: string }; Returns: Json };
      cancel_for_traveller: {
        Args: { lead: string; reason: string; seen_fee_agorot: number; seen_state: string };
        Returns: Json;
      };
      claim_messages: { Args: { batch: number }; Returns: Json };
      claim_wanted_flight_feed: { Args: Record<PropertyKey, never>; Returns: boolean };
      count_page_view: { Args: { client_ip: string; path: string }; Returns: Json };
      create_feed: { Args: { driver?: number }; Returns: Json };
      create_initial_admin: { Args: { admin_email: string }; Returns: Json };
      create_lead: { Args: { fields: Json }; Returns: Json };
      day_rides: { Args: { day: string }; Returns: Json };
      delete_person: { Args: { expected_requests: number; identifier: string; keep_bookings: boolean }; Returns: Json };
      desk_tasks: { Args: Record<PropertyKey, never>; Returns: Database['public']['CompositeTypes']['desk_task'][] };
      dismiss_task: {
        Args: { reason: string; task: string };
        Returns: Database['public']['CompositeTypes']['task_step'];
      };
      end_absence: { Args: { absence: string }; Returns: Json };
      export_leads: { Args: { after: Json; criteria: Json }; Returns: Json };
      export_person: { Args: { identifier: string }; Returns: Json };
      feed_state: { Args: Record<PropertyKey, never>; Returns: Json };
      find_person: { Args: { identifier: string }; Returns: Json };
      finish_messages: { Args: { outcomes: Json }; Returns: number };
      fleet: { Args: Record<PropertyKey, never>; Returns: Json };
      free_drivers: { Args: { ride: string }; Returns: Json };
      get_customer_dashboard_stats: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['CompositeTypes']['dashboard_stats'];
      };
      get_dashboard_trends: {
        Args: { days: number };
        Returns: Database['public']['CompositeTypes']['dashboard_trends'];
      };
      get_staff_counts: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['CompositeTypes']['staff_counts'];
      };
      hand_over_message: { Args: { message: string; words?: string }; Returns: Json };
      has_administrator: { Args: Record<PropertyKey, never>; Returns: boolean };
      invite_account: { Args: { email: string; role: Database['public']['Enums']['app_role'] }; Returns: boolean };
      lead_trip: { Args: { lead: string }; Returns: Json };
      list_staff_names: { Args: Record<PropertyKey, never>; Returns: Json };
      move_ride: {
        Args: { busy_from: string; busy_until: string; decided?: Json; pickup_at: string; ride: string; seen: string };
        Returns: Json;
      };
      next_rides: { Args: { rows_wanted: number }; Returns: Json };
      no_show_terms: { Args: { ride: string }; Returns: Json };
      note_payment: { Args: { agorot: number; day: string; offer: string; way: string }; Returns: Json };
      preview_offer: { Args: { offer: string; valid_until: string }; Returns: Json };
      price_basis: { Args: Record<PropertyKey, never>; Returns: Json };
      price_draft: { Args: Record<PropertyKey, never>; Returns: Json };
      price_list: { Args: { number: number }; Returns: Json };
      publish_price_list: { Args: { confirm: boolean; note: string; seen_hash: string }; Returns: Json };
      published_facts: { Args: { known?: number }; Returns: Json };
      read_feed: { Args: { client_ip: string; key: string }; Returns: Json };
      read_flight_board: { Args: { airline: string; client_ip: string; number: number }; Returns: Json };
      read_lead: { Args: { lead_id: string }; Returns: Json };
      record_consent: { Args: { client_ip: string; consent: Json }; Returns: Json };
      record_invalid_request: { Args: { client_ip: string }; Returns: boolean };
      record_leave: { Args: { client_ip: string; path: string; seconds: number; session_id: string }; Returns: Json };
      record_visit: { Args: { client_ip: string; visit: Json }; Returns: Json };
      reject_account: { Args: { account: string }; Returns: undefined };
      release_lead: { Args: { lead_id: string }; Returns: boolean };
      remove_account: { Args: { account: string }; Returns: undefined };
      renew_trip_link: { Args: { lead: string }; Returns: Json };
      report_absence: {
        Args: { ends_at: string; no: number; of: string; starts_at: string; why: string };
        Returns: Json;
      };
      report_no_show: {
        Args: {
          at: string;
          charged: boolean;
          event_id: string;
          place: string;
          ride: string;
          seen: string;
          seen_fee_agorot: number;
        };
        Returns: Json;
      };
      report_step: { Args: { at: string; event_id: string; ride: string; seen: string; step: string }; Returns: Json };
      revoke_feed: { Args: { driver?: number }; Returns: Json };
      ride_messages: { Args: { ride: string }; Returns: Json };
      ride_record: { Args: { ride: string }; Returns: Json };
      rides_between: { Args: { first_day: string; last_day: string }; Returns: Json };
      save_driver: { Args: { driver: number; fields: Json; seen: string }; Returns: Json };
      save_offer_draft: { Args: { draft: Json; lead: string; seen: string }; Returns: Json };
      save_price_draft: { Args: { content: Json; seen_hash: string }; Returns: Json };
      save_vehicle: { Args: { fields: Json; seen: string; vehicle: number }; Returns: Json };
      search_leads: { Args: { criteria: Json; page: number; page_size: number; sort: string }; Returns: Json };
      send_again: { Args: { kind: string; lead: string }; Returns: Json };
      send_offer: {
        Args: { by: string; newest: Json; offer: string; seen: string; valid_until: string };
        Returns: Json;
      };
      set_department: { Args: { account: string; department: string }; Returns: undefined };
      set_lead_statuses: { Args: { changes: Json }; Returns: Json };
      set_ride_note: {
        Args: { instructions: string; meeting_point: string; ride: string; seen: string };
        Returns: Json;
      };
      store_flights: { Args: { flights: Json }; Returns: undefined };
      submit_lead: {
        Args: { client_ip?: string; content_hash: string; lead: Json; request_key?: string; suspicion?: string };
        Returns: Json;
      };
      swap_rides: { Args: { a: string; b: string; seen_a: string; seen_b: string }; Returns: Json };
      take_task: { Args: { task: string }; Returns: Database['public']['CompositeTypes']['task_step'] };
      trip_act: {
        Args: {
          action: string;
          client_ip: string;
          key: string;
          places: Json;
          reference: string;
          request_key: string;
          wish: Json;
        };
        Returns: Json;
      };
      trip_cancel_notice: {
        Args: { client_ip: string; name: string; phone: string; reference: string; words: string };
        Returns: Json;
      };
      trip_find_link: { Args: { client_ip: string; contact: string; reference: string }; Returns: Json };
      trip_link: { Args: { lead: string }; Returns: Json };
      trip_places: { Args: { key: string; reference: string }; Returns: Json };
      trip_read: {
        Args: { client_ip: string; key: string; reference: string; seen: boolean; version: string };
        Returns: Json;
      };
      unassign_ride: { Args: { ride: string; seen: string }; Returns: Json };
      withdraw_offer: { Args: { offer: string; reason: string }; Returns: Json };
    };
    Enums: {
      app_role: 'admin' | 'manager' | 'operator' | 'readonly';
      language: 'he' | 'en' | 'fr';
      lead_status: 'new' | 'contacted' | 'qualified' | 'converted' | 'lost';
      offer_state: 'draft' | 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'replaced';
      ride_state:
        | 'planned'
        | 'assigned'
        | 'acknowledged'
        | 'on_the_way'
        | 'at_pickup'
        | 'on_board'
        | 'done'
        | 'no_show'
        | 'cancelled';
      task_kind:
        | 'request_unanswered'
        | 'offer_unanswered'
        | 'offer_declined'
        | 'change_requested'
        | 'changed_late'
        | 'trip_cancelled'
        | 'cancel_notice'
        | 'message_failed'
        | 'ride_without_driver'
        | 'not_acknowledged'
        | 'overbooked'
        | 'driver_not_told'
        | 'message_by_hand'
        | 'driver_under_way'
        | 'document_expiring';
      task_outcome: 'taken' | 'dismissed' | 'already_closed' | 'validation_failed';
      task_urgency: 'now' | 'today' | 'soon';
    };
    CompositeTypes: {
      compared_figures: {
        latest: Database['public']['CompositeTypes']['figures'];
        before: Database['public']['CompositeTypes']['figures'];
      };
      dashboard_stats: {
        total_leads: number;
        new_leads: number;
        converted_leads: number;
        total_visitors: number;
        today_visitors: number;
        total_page_views: number;
        month_leads: number;
        month_visitors: number;
        visitors_before_month: number;
        yesterday_visitors_by_now: number;
        top_pages: Database['public']['CompositeTypes']['viewed_page'][];
        recent_leads: Database['public']['CompositeTypes']['recent_lead'][];
      };
      dashboard_trends: {
        days: Database['public']['CompositeTypes']['day_figures'][];
        comparison: Database['public']['CompositeTypes']['compared_figures'] | null;
        response: Database['public']['CompositeTypes']['response_figures'];
        services: Database['public']['CompositeTypes']['leads_share'][];
        statuses: Database['public']['CompositeTypes']['leads_share'][];
      };
      day_figures: { day: string; visitors: number; page_views: number; leads: number };
      desk_task: {
        id: string;
        kind: Database['public']['Enums']['task_kind'];
        lead_id: string | null;
        offer_id: string | null;
        ride_id: string | null;
        driver_no: number | null;
        vehicle_no: number | null;
        urgency: Database['public']['Enums']['task_urgency'];
        opened_at: string;
        taken_at: string | null;
        taken_by_name: string | null;
        is_mine: boolean;
        reference: string | null;
        name: string | null;
        phone: string | null;
        pickup: string | null;
        dropoff: string | null;
        travel_date: string | null;
        pickup_time: string | null;
        ride: Database['public']['CompositeTypes']['ride_of_task'] | null;
        document: Database['public']['CompositeTypes']['document_of_task'] | null;
      };
      document_of_task: {
        driver: Database['public']['CompositeTypes']['person_name'] | null;
        plate: string | null;
        document: string;
        ends_on: string;
      };
      figures: { visitors: number; page_views: number; leads: number };
      leads_share: { name: string; leads: number };
      person_name: { he: string; latin: string };
      recent_lead: {
        id: string;
        name: string;
        email: string | null;
        pickup: string | null;
        dropoff: string | null;
        destination: string | null;
        created_at: string;
        status: Database['public']['Enums']['lead_status'];
      };
      response_figures: {
        answered: number;
        median_minutes: number | null;
        within_hour: number;
        due: number;
        waiting: number;
        longest_wait_minutes: number | null;
      };
      ride_of_task: {
        day: string;
        pickup_at: string;
        pickup: string;
        dropoff: string;
        driver: Database['public']['CompositeTypes']['person_name'] | null;
      };
      staff_counts: {
        alerts: number | null;
        held_back: number | null;
        accounts: number | null;
        tasks: number | null;
        sound: Database['public']['CompositeTypes']['task_sound'] | null;
      };
      task_sound: { minutes: number; tasks: number };
      task_step: { outcome: Database['public']['Enums']['task_outcome'] };
      viewed_page: { page: string; views: number };
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      app_role: ['admin', 'manager', 'operator', 'readonly'],
      language: ['he', 'en', 'fr'],
      lead_status: ['new', 'contacted', 'qualified', 'converted', 'lost'],
      offer_state: ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced'],
      ride_state: [
        'planned',
        'assigned',
        'acknowledged',
        'on_the_way',
        'at_pickup',
        'on_board',
        'done',
        'no_show',
        'cancelled',
      ],
      task_kind: [
        'request_unanswered',
        'offer_unanswered',
        'offer_declined',
        'change_requested',
        'changed_late',
        'trip_cancelled',
        'cancel_notice',
        'message_failed',
        'ride_without_driver',
        'not_acknowledged',
        'overbooked',
        'driver_not_told',
        'message_by_hand',
        'driver_under_way',
        'document_expiring',
      ],
      task_outcome: ['taken', 'dismissed', 'already_closed', 'validation_failed'],
      task_urgency: ['now', 'today', 'soon'],
    },
  },
} as const;
